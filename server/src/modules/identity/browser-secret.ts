import type { FastifyReply, FastifyRequest } from 'fastify';
import { newSecret } from '../../http/secrets.ts';
import type { Settings } from '../../settings.ts';

const COOKIE = 'browser';
const FORM = /^[\w-]{43}$/;

/**
 * Secret that binds captchas and SMS codes to the browser that requested them. Stored in an HttpOnly cookie, so neither
 * scripts nor other sites can read it.
 */
export const readBrowserSecret = (request: FastifyRequest): string | null => {
  const secret = request.cookies[COOKIE];
  return secret && FORM.test(secret) ? secret : null;
};

/** Returns the browser's secret, or sets a new one. */
export const ensureBrowserSecret = (request: FastifyRequest, reply: FastifyReply, { publicUrl }: Settings): string => {
  const known = readBrowserSecret(request);
  if (known) return known;
  const secret = newSecret();
  const secure = publicUrl.startsWith('https:');
  reply.setCookie(COOKIE, secret, { path: '/api/user', httpOnly: true, sameSite: 'lax', secure });
  return secret;
};
