import { defineModule } from '../../module.ts';
import { siteRoutes } from './site.routes.ts';
import { toolRoutes } from './tool/tool.routes.ts';

export const siteModule = defineModule({ name: 'site', routes: [siteRoutes, toolRoutes] });
