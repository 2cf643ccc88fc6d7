import { defineModule } from '../../module.ts';
import { baike } from './import/baike.kind.ts';
import { baikeRoutes } from './routes/baike.routes.ts';

export const encyclopediaModule = defineModule({
  name: 'encyclopedia',
  routes: [baikeRoutes],
  cacheTags: { 'baike/commentLists': ['encyclopedia:comments'], 'baike/getNextComment': ['encyclopedia:comments'] },
  importers: [{ name: 'baike', open: () => ({ kind: baike }) }],
});
