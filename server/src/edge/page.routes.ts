import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { clientAddress } from '../http/client-address.ts';
import { readerSignal } from '../http/reader-signal.ts';
import type { Developments } from './develop/developments.ts';
import { hostOf } from './host/sites.ts';
import type { Observations } from './observe/observations.ts';
import type { PageService } from './page.service.ts';
import { limitPages } from './page-limit.ts';
import type { Visitors } from './rollout/visitors.ts';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);
/** A tenth smaller than 4 for a tenth more time; 6 takes twice as long for the next hundredth. */
const BROTLI_QUALITY = 5;

/** Serves every address that is neither API nor file: a page, or the 404 page. */
export const registerPages = (
  app: FastifyInstance,
  pages: PageService,
  visitors: Visitors,
  observations: Pick<Observations, 'document'>,
  developments: Developments,
  perMinute: number,
) => {
  app.get('/*', { onRequest: limitPages(perMinute) }, async (request, reply) => {
    const visitor = visitors.admit(request, reply);
    const asked = { url: request.url, host: hostOf(request), visitor };
    const elsewhere = pages.elsewhere(asked);
    if (elsewhere) return reply.header('cache-control', 'no-cache').redirect(elsewhere, 302);
    const renamed = pages.renamed(asked);
    if (renamed) return reply.redirect(renamed, 308);
    const development = developments.of(request);
    const askedAt = performance.now();
    const answer = await pages.answer({
      ...asked,
      development,
      viewer: request.cookies.token ? 'member' : 'visitor',
      requestId: request.id,
      signal: readerSignal(reply),
    });
    const { remote, releases, render, page } = answer;
    if (page) reply.routeName = `page:${page}`;
    if (remote && releases[remote]) reply.release = `${remote}@${releases[remote]}`;
    const ms = performance.now() - askedAt;
    // Pages with a remote in development are no evidence about a release.
    if (!development) {
      const { visit } = visitor;
      observations.document({ remote, releases, render, ms, visit, ip: clientAddress(request) });
      visitors.prove(request, reply, { visit, releases });
    }
    reply
      .code(answer.status)
      .headers({
        'content-security-policy': answer.policy,
        'cache-control': development ? 'no-store' : 'private, no-cache',
        vary: 'accept-encoding, cookie',
        'x-bee-composition': answer.composition,
        'x-bee-render': answer.render,
      })
      .type('text/html; charset=utf-8');
    if (answer.embedded) reply.removeHeader('x-frame-options');
    return reply.send(await compressed(request, reply, answer.html));
  });
};

const compressed = async (request: FastifyRequest, reply: FastifyReply, html: string) => {
  const accepted = String(request.headers['accept-encoding'] ?? '');
  if (/\bbr\b/.test(accepted)) {
    reply.header('content-encoding', 'br');
    return toBrotli(html, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } });
  }
  if (/\bgzip\b/.test(accepted)) {
    reply.header('content-encoding', 'gzip');
    return toGzip(html);
  }
  return html;
};
