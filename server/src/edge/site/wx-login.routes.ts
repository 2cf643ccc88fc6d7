import type { FastifyInstance } from 'fastify';
import { WX_LOGIN_SCRIPT } from './wx-login-script.ts';

/** One hour: the content changes with the server, the address does not. */
const CACHE = 'public, max-age=3600, stale-while-revalidate=86400';

export const registerWxLogin = (app: FastifyInstance): void => {
  app.get('/wx/wxLogin.js', (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').header('cache-control', CACHE).send(WX_LOGIN_SCRIPT),
  );
};
