import { defineModule } from '../../module.ts';
import { deleteOldActionsJob } from './jobs/delete-old-actions.ts';
import { baseRoutes } from './routes/base.routes.ts';

export const usageModule = defineModule({ name: 'usage', routes: [baseRoutes], jobs: [deleteOldActionsJob] });
