import type { FastifyInstance } from 'fastify';
import { PREVIEW_COOKIE, PREVIEW_PATH } from '../../http/preview-key.ts';
import { makeNonce } from '../../http/secrets.ts';
import { cameFrom } from '../develop/came-from.ts';
import { pagePolicy, previewPage } from '../develop/develop-pages.ts';
import type { Previews } from './previews.ts';

type Options = { read: Previews['read']; secure: boolean; now(): number };

/** No cache and no search engine keeps anything of a preview. */
export const UNSEEN = { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex, nofollow' };

/** Begins a preview by its signed address, and ends it. */
export const registerPreview = (app: FastifyInstance, { read, secure, now }: Options) =>
  app.register(async (scope) => {
    const cookie = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const;
    scope.get<{ Params: { key: string } }>(`${PREVIEW_PATH}:key`, async ({ params: { key } }, reply) => {
      reply.headers({ ...UNSEEN, 'referrer-policy': 'no-referrer' });
      const preview = read(key);
      if (preview) {
        const maxAge = Math.ceil((preview.until - now()) / 1000);
        return reply.setCookie(PREVIEW_COOKIE, key, { ...cookie, maxAge }).redirect('/', 303);
      }
      const nonce = makeNonce();
      return reply
        .code(403)
        .header('content-security-policy', pagePolicy(nonce))
        .type('text/html; charset=utf-8')
        .send(
          previewPage(
            nonce,
            '这个预览地址无效、已过期或被收回，请从 /ops 或用 npm run compose -- preview 取得新的地址。',
          ),
        );
    });
    // The form's body is not used.
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, _body, done) => done(null));
    scope.post('/preview/stop', async (request, reply) =>
      reply.clearCookie(PREVIEW_COOKIE, cookie).headers(UNSEEN).redirect(cameFrom(request), 303),
    );
  });
