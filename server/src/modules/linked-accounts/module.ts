import { defineModule } from '../../module.ts';
import { oauthRoutes } from './routes/oauth.routes.ts';
import { oauthCallback } from './routes/oauth-callback.routes.ts';

export const linkedAccountsModule = defineModule({
  name: 'linked-accounts',
  routes: [oauthRoutes],
  transfers: [{ prefix: '/user/oauthCallback', serve: oauthCallback }],
});
