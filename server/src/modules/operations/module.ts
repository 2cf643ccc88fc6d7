import { defineModule } from '../../module.ts';
import { opsRoutes } from './ops.routes.ts';
import { operationsPageRoutes } from './site/operations-page.routes.ts';

export const operationsModule = defineModule({ name: 'operations', routes: [opsRoutes, operationsPageRoutes] });
