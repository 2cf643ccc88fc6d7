import type { Job } from '../../jobs/job.ts';
import { defineModule } from '../../module.ts';
import { opsRoutes } from './routes/ops.routes.ts';
import { operationsPageRoutes } from './site/routes/operations-page.routes.ts';
import { teamKeyRoutes } from './site/routes/team-key.routes.ts';

/** @param jobs of all modules, for the operations page */
export const operationsModule = (jobs: readonly Job[]) =>
  defineModule({ name: 'operations', routes: [opsRoutes, operationsPageRoutes(jobs), teamKeyRoutes] });
