import { defineModule } from '../../module.ts';
import { opsRoutes } from './routes/ops.routes.ts';
import { operationsPageRoutes } from './site/routes/operations-page.routes.ts';

export const operationsModule = defineModule({ name: 'operations', routes: [opsRoutes, operationsPageRoutes] });
