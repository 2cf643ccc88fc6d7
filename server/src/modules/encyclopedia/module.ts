import { defineModule } from '../../module.ts';
import { baikeRoutes } from './baike.routes.ts';
import { baike } from './import/baike.kind.ts';

export const encyclopediaModule = defineModule({
  name: 'encyclopedia',
  routes: [baikeRoutes],
  importers: [{ name: 'baike', open: () => ({ kind: baike }) }],
});
