import type { OAuthPlatform } from '@bee/contracts/resource/identity';
import type { Deps } from '../../../deps.ts';
import { Conflict, TooMany, Unavailable } from '../../../http/errors.ts';
import type { CallContext } from '../../../http/route.ts';
import { uidOf } from '../../../http/viewer.ts';
import { addressKey } from '../../../limits/address-key.ts';
import { consumeRateLimit } from '../../../limits/rate-limit.repository.ts';
import type { ThirdParties } from '../../../providers/oauth/third-parties.ts';
import { checkProof } from '../../identity/index.ts';
import { ensureOauthBrowser } from '../model/oauth-browser.ts';
import { PLATFORM_TITLE } from '../store/identity.repository.ts';
import { registerState } from '../store/oauth-state.repository.ts';

const WINDOW_SECONDS = 10 * 60;
const PER_ADDRESS = 60;

type Start = { platform: OAuthPlatform; action: 'login' | 'bind'; state: string };

/**
 * Registers the client's state for this browser. `authorize_url` has no query; the client adds it.
 * @throws Unavailable if the third party is not configured, TooMany, Conflict if the state was used before or if a
 * member binds without an identity proof: a stolen session must not add a login method that outlives it
 */
export const startOAuth = async (
  { db, settings }: Deps,
  parties: ThirdParties,
  { platform, action, state }: Start,
  context: CallContext,
) => {
  const { cookies, ip, now } = context;
  const party = parties[platform];
  if (!party) throw new Unavailable(`本站没有开通${PLATFORM_TITLE[platform]}登录，请使用手机号登录`);
  const uid = action === 'bind' ? uidOf(context) : null;
  if (uid !== null) await checkProof(db, context);
  const { count } = await consumeRateLimit(db, `oauth:${addressKey(ip)}`, WINDOW_SECONDS, now);
  if (count > PER_ADDRESS) throw new TooMany('第三方登录过于频繁，请 10 分钟后再试');
  const browser = ensureOauthBrowser(cookies, settings);
  if (!(await registerState(db, { platform, state, browser, action, uid }, now)))
    throw new Conflict('登录状态编号已使用过，请重新开始');
  return {
    appid: party.appId,
    redirect_uri: redirectUriOf(settings.publicUrl, platform),
    authorize_url: party.authorizeUrl,
  };
};

/** Redirect URI, which the operator registers with the third party. */
export const redirectUriOf = (publicUrl: string, platform: OAuthPlatform): string =>
  `${publicUrl}/api/user/oauthCallback/${platform}`;
