import { defineModule } from '../../module.ts';
import { baseRoutes } from './routes/base.routes.ts';

export const usageModule = defineModule({ name: 'usage', routes: [baseRoutes] });
