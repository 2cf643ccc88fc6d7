import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Settings } from '../../settings.ts';
import { newSecret } from './session-secret.ts';

const COOKIE = 'browser';
const FORM = /^[\w-]{43}$/;

/**
 * What captchas and codes of text messages are bound to, so that an answer serves only in the browser that asked:
 * a secret in an HttpOnly cookie that no script and no other site sees.
 */
export const readBrowserSecret = (request: FastifyRequest): string | null => {
  const secret = request.cookies[COOKIE];
  return secret && FORM.test(secret) ? secret : null;
};

/** The one that the browser has, or a new one. */
export const ensureBrowserSecret = (request: FastifyRequest, reply: FastifyReply, { publicUrl }: Settings): string => {
  const known = readBrowserSecret(request);
  if (known) return known;
  const secret = newSecret();
  const secure = publicUrl.startsWith('https:');
  reply.setCookie(COOKIE, secret, { path: '/api/user', httpOnly: true, sameSite: 'lax', secure });
  return secret;
};
