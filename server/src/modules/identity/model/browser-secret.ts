import type { Cookies } from '../../../http/cookies.ts';
import { newSecret } from '../../../http/secrets.ts';
import type { Settings } from '../../../settings.ts';

const COOKIE = 'browser';
const FORM = /^[\w-]{43}$/;

/**
 * Secret that binds captchas and SMS codes to the browser that requested them. Stored in an HttpOnly cookie, so neither
 * scripts nor other sites can read it.
 */
export const readBrowserSecret = (cookies: Cookies): string | null => {
  const secret = cookies.read(COOKIE);
  return secret && FORM.test(secret) ? secret : null;
};

/** Returns the browser's secret, or sets a new one. */
export const ensureBrowserSecret = (cookies: Cookies, { publicUrl }: Settings): string => {
  const known = readBrowserSecret(cookies);
  if (known) return known;
  const secret = newSecret();
  const secure = publicUrl.startsWith('https:');
  cookies.write(COOKIE, secret, { path: '/api/user', httpOnly: true, sameSite: 'lax', secure });
  return secret;
};
