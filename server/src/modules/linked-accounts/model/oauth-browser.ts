import type { Cookies } from '../../../http/cookies.ts';
import { hashSecret, newSecret } from '../../../http/secrets.ts';
import type { Settings } from '../../../settings.ts';

const COOKIE = 'oauth';
const FORM = /^[\w-]{43}$/;

/** Hash of the secret that proves the browser started a flow; null if it has none. */
export const oauthBrowserOf = (cookies: Cookies): string | null => {
  const secret = cookies.read(COOKIE);
  return secret && FORM.test(secret) ? hashSecret(secret) : null;
};

/**
 * Same, but sets a secret if the browser has none; all tabs share it. The WeChat redirect ends in a frame initiated by
 * another site, where browsers only send SameSite=None cookies, which require https. Over http only a sandbox on the
 * same host is used, for which Lax is sufficient.
 */
export const ensureOauthBrowser = (cookies: Cookies, { publicUrl }: Settings): string => {
  const known = oauthBrowserOf(cookies);
  if (known) return known;
  const secret = newSecret();
  const secure = publicUrl.startsWith('https:');
  cookies.write(COOKIE, secret, { path: '/api/user', httpOnly: true, sameSite: secure ? 'none' : 'lax', secure });
  return hashSecret(secret);
};
