import { defineModule } from '../../module.ts';
import { browserErrorDaysJob } from './browser-errors/jobs/browser-error-days.ts';
import { browserErrorRoutes } from './browser-errors/routes/browser-error.routes.ts';
import { deleteOldActionsJob } from './jobs/delete-old-actions.ts';
import { baseRoutes } from './routes/base.routes.ts';

export const usageModule = defineModule({
  name: 'usage',
  routes: [baseRoutes, browserErrorRoutes],
  jobs: [deleteOldActionsJob, browserErrorDaysJob],
});
