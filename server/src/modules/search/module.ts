import { defineModule } from '../../module.ts';
import { searchRoutes } from './routes/search.routes.ts';
import { thesaurusRoutes } from './routes/thesaurus.routes.ts';
import type { NameSource } from './service/names.service.ts';
import type { DirectAnswer, PricesOf } from './service/search.service.ts';

/**
 * @param names of the other modules, for suggestions and for the reading of queries
 * @param answer what the tables of the other modules say about a keyword
 * @param prices the newest price of products, shown with their documents
 */
export const searchModule = (names: readonly NameSource[], answer: DirectAnswer, prices: PricesOf) =>
  defineModule({
    name: 'search',
    routes: [searchRoutes(names, answer, prices), thesaurusRoutes],
    cacheTags: {
      'article/hotKeywords': ['search:hot-words'],
      'article/search': ['search', 'prices', 'trade', 'food', 'standards', 'statistics'],
    },
  });
