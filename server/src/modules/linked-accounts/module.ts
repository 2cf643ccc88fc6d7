import { defineModule } from '../../module.ts';
import { oauthRoutes } from './oauth.routes.ts';
import { oauthCallback } from './oauth-callback.routes.ts';

export const linkedAccountsModule = defineModule({
  name: 'linked-accounts',
  routes: [oauthRoutes],
  transfers: [{ prefix: '/user/oauthCallback', serve: oauthCallback }],
});
