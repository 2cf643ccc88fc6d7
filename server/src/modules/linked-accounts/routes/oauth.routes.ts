import type { Deps } from '../../../deps.ts';
import { EnvelopeExtras, type Route, route } from '../../../http/route.ts';
import { thirdParties } from '../../../providers/oauth/third-parties.ts';
import { accountMerge } from '../service/account-merge.service.ts';
import { checkOAuth } from '../service/check-oauth.service.ts';
import { mobileAuth } from '../service/mobile-auth.service.ts';
import { startOAuth } from '../service/start-oauth.service.ts';
import { thirdPartBind } from '../service/third-part-bind.service.ts';
import { thirdPartRegister } from '../service/third-part-register.service.ts';

/** Login by SMS code or third party, binding and merging of accounts; the redirect target is in oauth-callback.routes.ts. */
export const oauthRoutes = (deps: Deps): Route[] => {
  const parties = thirdParties(deps.settings, deps.outgoing);

  return [
    route(
      'user/mobileAuth',
      async (input, context) => new EnvelopeExtras(null, await mobileAuth(deps, input, context)),
    ),
    route('user/wxOAuth', (input, context) => startOAuth(deps, parties, { ...input, platform: 'wx' }, context)),
    route('user/qqOAuth', (input, context) => startOAuth(deps, parties, { ...input, platform: 'qq' }, context)),
    route(
      'user/checkOAuth',
      async (input, context) => new EnvelopeExtras(null, await checkOAuth(deps, input, context)),
    ),
    route('user/accountMerge', async (input, context) => {
      const token = await accountMerge(deps, input, context);
      return new EnvelopeExtras(null, { token, msg: token ? '登录成功' : '账号已合并' });
    }),
    route('user/thirdPartRegister', async (input, context) => {
      const token = await thirdPartRegister(deps, input, context);
      return new EnvelopeExtras(null, { token, msg: '登录成功' });
    }),
    route(
      'user/thirdPartBind',
      async (input, context) => new EnvelopeExtras(null, await thirdPartBind(deps, input, context)),
    ),
  ];
};
