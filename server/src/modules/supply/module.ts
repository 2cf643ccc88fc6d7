import { defineModule } from '../../module.ts';
import { startPostingExpiryJob } from './jobs/expire-postings.ts';
import { supplyRoutes } from './routes/supply.routes.ts';

export const supplyModule = defineModule({
  name: 'supply',
  routes: [supplyRoutes],
  jobs: [{ name: '供需到期', start: startPostingExpiryJob }],
});
