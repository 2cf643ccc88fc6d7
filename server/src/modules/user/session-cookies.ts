import type { FastifyReply, FastifyRequest } from 'fastify';
import { ACCOUNT_COOKIE, issueAccount } from '../../http/account-cookie.ts';
import { DEVELOPMENT_COOKIE } from '../../http/development-cookie.ts';
import type { Settings } from '../../settings.ts';
import { REMEMBERED_MS } from './session.repository.ts';

/** The half that JavaScript reads and sends as a header, and the half that it never sees. */
export type SessionSecrets = { token: string; sid: string };

export const setSessionCookies = (
  reply: FastifyReply,
  { token, sid }: SessionSecrets,
  { uid, remembered }: { uid: number | string; remembered: boolean },
  settings: Settings,
): void => {
  const options = {
    path: '/',
    sameSite: 'lax',
    secure: settings.publicUrl.startsWith('https:'),
    ...(remembered && { maxAge: REMEMBERED_MS / 1000 }),
  } as const;
  reply.setCookie('token', token, { ...options, httpOnly: false });
  reply.setCookie('sid', sid, { ...options, httpOnly: true });
  reply.setCookie(ACCOUNT_COOKIE, issueAccount(settings.internalSecret, String(uid)), { ...options, httpOnly: true });
};

export const clearSessionCookies = (reply: FastifyReply): void => {
  reply.clearCookie('token', { path: '/' });
  reply.clearCookie('sid', { path: '/' });
  reply.clearCookie(ACCOUNT_COOKIE, { path: '/' });
  reply.clearCookie(DEVELOPMENT_COOKIE, { path: '/' });
};

/**
 * Both halves, or null. Calls that change something must carry the token as a header, which another site cannot send;
 * a GET (an image, a file in a new tab) may bring it as a cookie.
 */
export const readSessionSecrets = (request: FastifyRequest): SessionSecrets | null => {
  const header = request.headers.token;
  const token = typeof header === 'string' && header ? header : request.method === 'GET' ? request.cookies.token : '';
  const { sid } = request.cookies;
  return token && sid ? { token, sid } : null;
};
