import { defineModule } from '../../module.ts';
import { browserErrorRoutes } from './browser-errors/routes/browser-error.routes.ts';
import { dropOldDaysJob } from './jobs/drop-old-days.ts';
import { baseRoutes } from './routes/base.routes.ts';

export const usageModule = defineModule({
  name: 'usage',
  routes: [baseRoutes, browserErrorRoutes],
  jobs: [dropOldDaysJob],
});
