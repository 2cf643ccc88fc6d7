import type { FastifyReply, FastifyRequest } from 'fastify';
import { hashSecret, newSecret } from '../../http/secrets.ts';
import type { Settings } from '../../settings.ts';

const COOKIE = 'oauth';
const FORM = /^[\w-]{43}$/;

/** Hash of the secret that proves the browser started a flow; null if it has none. */
export const oauthBrowserOf = (request: FastifyRequest): string | null => {
  const secret = request.cookies[COOKIE];
  return secret && FORM.test(secret) ? hashSecret(secret) : null;
};

/**
 * Same, but sets a secret if the browser has none; all tabs share it. The WeChat redirect ends in a frame initiated by
 * another site, where browsers only send SameSite=None cookies, which require https. Over http only a sandbox on the
 * same host is used, for which Lax is sufficient.
 */
export const ensureOauthBrowser = (request: FastifyRequest, reply: FastifyReply, { publicUrl }: Settings): string => {
  const known = oauthBrowserOf(request);
  if (known) return known;
  const secret = newSecret();
  const secure = publicUrl.startsWith('https:');
  reply.setCookie(COOKIE, secret, { path: '/api/user', httpOnly: true, sameSite: secure ? 'none' : 'lax', secure });
  return hashSecret(secret);
};
