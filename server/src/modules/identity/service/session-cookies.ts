import { ACCOUNT_COOKIE, issueAccount } from '../../../http/account-cookie.ts';
import type { Cookies } from '../../../http/cookies.ts';
import { DEVELOPMENT_COOKIE } from '../../../http/development-cookie.ts';
import type { CallContext } from '../../../http/route.ts';
import type { Settings } from '../../../settings.ts';
import { REMEMBERED_MS } from '../store/session.repository.ts';

/** The half that JavaScript reads and sends as a header, and the half in an HttpOnly cookie. */
export type SessionSecrets = { token: string; sid: string };

const isSecure = ({ publicUrl }: Pick<Settings, 'publicUrl'>): boolean => publicUrl.startsWith('https:');

/**
 * Cookie of the half hidden from scripts. Over https, browsers accept the `__Host-` prefix only from this host, over
 * https and for all paths, so neither another subdomain nor an attacker on the network can set it. The API fixes the
 * name `token`.
 */
const sidName = (settings: Pick<Settings, 'publicUrl'>): string => (isSecure(settings) ? '__Host-sid' : 'sid');

export const setSessionCookies = (
  cookies: Cookies,
  { token, sid }: SessionSecrets,
  { uid, remembered }: { uid: number | string; remembered: boolean },
  settings: Settings,
): void => {
  const options = {
    path: '/',
    sameSite: 'lax',
    secure: isSecure(settings),
    ...(remembered && { maxAge: REMEMBERED_MS / 1000 }),
  } as const;
  cookies.write('token', token, { ...options, httpOnly: false });
  cookies.write(sidName(settings), sid, { ...options, httpOnly: true });
  cookies.write(ACCOUNT_COOKIE, issueAccount(settings.internalSecret, String(uid)), { ...options, httpOnly: true });
};

export const clearSessionCookies = (cookies: Cookies, settings: Settings): void => {
  const options = { path: '/', secure: isSecure(settings) };
  for (const name of ['token', sidName(settings), ACCOUNT_COOKIE, DEVELOPMENT_COOKIE]) cookies.clear(name, options);
};

/** Returns both halves, or null. */
export const readSessionSecrets = (
  { token, cookies }: Pick<CallContext, 'token' | 'cookies'>,
  settings: Settings,
): SessionSecrets | null => {
  const sid = cookies.read(sidName(settings));
  return token && sid ? { token, sid } : null;
};
