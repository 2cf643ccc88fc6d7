import { defineModule } from '../../module.ts';
import { searchRoutes } from './routes/search.routes.ts';

export const searchModule = defineModule({
  name: 'search',
  routes: [searchRoutes],
  cacheTags: { 'article/hotKeywords': ['search:hot-words'] },
});
