import { defineModule } from '../../module.ts';
import { searchRoutes } from './routes/search.routes.ts';
import type { NameSource } from './service/names.service.ts';

/** @param names of the other modules, for suggestions */
export const searchModule = (names: readonly NameSource[]) =>
  defineModule({
    name: 'search',
    routes: [searchRoutes(names)],
    cacheTags: { 'article/hotKeywords': ['search:hot-words'] },
  });
