import { defineModule } from '../../module.ts';
import { expirePostingsJob } from './jobs/expire-postings.ts';
import { supplyTags } from './model/supply-tags.ts';
import { supplyRoutes } from './routes/supply.routes.ts';

export const supplyModule = defineModule({
  name: 'supply',
  routes: [supplyRoutes],
  cacheTags: supplyTags,
  jobs: [expirePostingsJob],
});
