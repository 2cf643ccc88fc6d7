import { defineModule } from '../../module.ts';
import { baike } from './import/baike.kind.ts';
import { baikeRoutes } from './routes/baike.routes.ts';
import { listEntryNames } from './store/entry-names.ts';

/** An entry shows what other tools have about its subject. */
const SHOWN = ['encyclopedia', 'prices', 'trade', 'food', 'standards', 'publishing'] as const;

export const encyclopediaModule = defineModule({
  name: 'encyclopedia',
  routes: [baikeRoutes],
  cacheTags: {
    'baike/commentLists': ['encyclopedia:comments'],
    'baike/getNextComment': ['encyclopedia:comments'],
    'baike/getBaikeContent': SHOWN,
    'baike/hotBaikeContent': SHOWN,
  },
  names: listEntryNames,
  importers: [{ name: 'baike', open: () => ({ kind: baike }) }],
});
