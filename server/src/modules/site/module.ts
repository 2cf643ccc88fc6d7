import { defineModule } from '../../module.ts';
import { siteTags } from './model/site-tags.ts';
import { siteRoutes } from './routes/site.routes.ts';
import { toolRoutes } from './tool/routes/tool.routes.ts';

export const siteModule = defineModule({ name: 'site', routes: [siteRoutes, toolRoutes], cacheTags: siteTags });
