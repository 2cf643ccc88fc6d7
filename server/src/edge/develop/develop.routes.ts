import type { FastifyInstance, FastifyReply } from 'fastify';
import { DEVELOPMENT_COOKIE } from '../../http/development-cookie.ts';
import { makeNonce } from '../../http/secrets.ts';
import { cameFrom } from './came-from.ts';
import { pagePolicy, refusedPage, startPage, stopPage } from './develop-pages.ts';

type DevelopRequest = { Querystring: { remote?: unknown; origin?: unknown } };

const REMOTE = /^mf-[a-z0-9-]{1,60}$/;

/** Pages to start and stop development. They are plain pages that need neither a composition nor the shell. */
export const registerDevelop = async (app: FastifyInstance, origins: string[]): Promise<void> => {
  app.get<DevelopRequest>('/dev/start', async ({ query: { remote, origin } }, reply) => {
    const nonce = makeNonce();
    const reason = refusalOf(origins, remote, origin);
    if (reason) return send(reply.code(403), nonce, refusedPage(nonce, reason));
    return send(reply, nonce, startPage(nonce, String(remote), String(origin)));
  });
  app.get('/dev/stop', async (_request, reply) => {
    const nonce = makeNonce();
    return send(reply, nonce, stopPage(nonce));
  });
  await app.register(async (scope) => {
    // The form's body is not used.
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, _body, done) => done(null));
    scope.post('/dev/stop', async (request, reply) =>
      reply
        .clearCookie(DEVELOPMENT_COOKIE, { path: '/' })
        .header('cache-control', 'no-store')
        .redirect(cameFrom(request), 303),
    );
  });
};

const refusalOf = (origins: string[], remote: unknown, origin: unknown): string | null => {
  if (typeof remote !== 'string' || !REMOTE.test(remote) || typeof origin !== 'string')
    return '地址不完整：请用 npm run dev -- <微前端> --site <站点地址> 打开。';
  if (origins.includes(origin)) return null;
  return `${origin.slice(0, 200)} 不在允许的开发来源里：请管理员把它写进 DEV_ORIGINS，或用 npm run dev -- ${remote} --proxy <站点地址>。`;
};

const send = (reply: FastifyReply, nonce: string, html: string) =>
  reply
    .headers({ 'content-security-policy': pagePolicy(nonce), 'cache-control': 'no-store' })
    .type('text/html; charset=utf-8')
    .send(html);
