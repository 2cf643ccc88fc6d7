import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Settings } from '../../../settings.ts';
import { hashSecret, newSecret } from '../session-secret.ts';

const COOKIE = 'oauth';
const FORM = /^[\w-]{43}$/;

/** Hash of the secret by which a browser proves that it began a flow; null when it began none. */
export const oauthBrowserOf = (request: FastifyRequest): string | null => {
  const secret = request.cookies[COOKIE];
  return secret && FORM.test(secret) ? hashSecret(secret) : null;
};

/**
 * The same, with a secret for the browser that has none. Flows of several tabs share it. The way back from WeChat ends
 * in a frame that another site led there, where browsers send a cookie only if it is SameSite=None; over http there is
 * no such cookie, and only a sandbox on the same host needs one.
 */
export const ensureOauthBrowser = (request: FastifyRequest, reply: FastifyReply, { publicUrl }: Settings): string => {
  const known = oauthBrowserOf(request);
  if (known) return known;
  const secret = newSecret();
  const secure = publicUrl.startsWith('https:');
  reply.setCookie(COOKIE, secret, { path: '/api/user', httpOnly: true, sameSite: secure ? 'none' : 'lax', secure });
  return hashSecret(secret);
};
