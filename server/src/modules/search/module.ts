import { defineModule } from '../../module.ts';
import { searchRoutes } from './routes/search.routes.ts';
import { thesaurusRoutes } from './routes/thesaurus.routes.ts';
import type { NameSource } from './service/names.service.ts';
import type { DirectAnswer } from './service/search.service.ts';

/**
 * @param names of the other modules, for suggestions and for the reading of queries
 * @param answer what the tables of the other modules say about a keyword
 */
export const searchModule = (names: readonly NameSource[], answer: DirectAnswer) =>
  defineModule({
    name: 'search',
    routes: [searchRoutes(names, answer), thesaurusRoutes],
    cacheTags: {
      'article/hotKeywords': ['search:hot-words'],
      'article/search': ['search', 'prices', 'trade', 'food', 'standards', 'statistics'],
    },
  });
