import { defineModule } from '../../module.ts';
import { baseRoutes } from './base.routes.ts';

export const usageModule = defineModule({ name: 'usage', routes: [baseRoutes] });
