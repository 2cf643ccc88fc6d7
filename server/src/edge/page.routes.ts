import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { clientAddress } from '../http/client-address.ts';
import { codingFor } from '../http/content-coding.ts';
import { etagOf, isKnown } from '../http/finished-answer.ts';
import { readerSignal } from '../http/reader-signal.ts';
import { SHARED_CACHING } from '../http/shared-caching.ts';
import type { Developments } from './develop/developments.ts';
import { bodyOf, type FinishedDocument } from './document/finished-document.ts';
import { hostOf } from './host/sites.ts';
import type { Observations } from './observe/observations.ts';
import type { PageService } from './page.service.ts';
import { limitPages } from './page-limit.ts';
import { CANARY_COOKIE, type Visitors } from './rollout/visitors.ts';
import type { StoredDocuments } from './stored-documents.ts';

/** Serves every address that is neither API nor file: a page, or the 404 page. */
export const registerPages = (
  app: FastifyInstance,
  pages: PageService,
  visitors: Visitors,
  observations: Pick<Observations, 'document'>,
  developments: Developments,
  perMinute: number,
  stored: Pick<StoredDocuments, 'hold'>,
) => {
  app.get('/*', { onRequest: limitPages(perMinute) }, async (request, reply) => {
    const asked = { url: request.url, host: hostOf(request), visitor: visitors.read(request) };
    const redirect = pages.redirect(asked);
    if (redirect) return reply.header('cache-control', 'no-cache').redirect(redirect.to, redirect.status);
    const development = developments.of(request);
    const askedAt = performance.now();
    const document = await pages.answer({
      ...asked,
      development,
      viewer: request.cookies.token ? 'member' : 'visitor',
      requestId: request.id,
      signal: readerSignal(reply),
    });
    const { remote, releases, render, page } = document;
    if (page) reply.routeName = `page:${page}`;
    if (remote && releases[remote]) reply.release = `${remote}@${releases[remote]}`;
    const ms = performance.now() - askedAt;
    // Pages with a remote in development are no evidence about a release.
    if (!development) observations.document({ remote, releases, render, ms, ip: clientAddress(request) });
    const isShared = !development && document.status === 200 && document.isWhole && !isPrivate(request);
    const body = await prepare(request, reply, document, development ? UNKEPT : isShared ? sharing(document) : PRIVATE);
    if (isShared && reply.getHeader('content-encoding') === 'br') stored.hold(request, document, reply.getHeaders());
    return reply.send(body);
  });
};

/** Documents of members and of canaries. */
const isPrivate = ({ cookies }: FastifyRequest): boolean => Boolean(cookies.token || cookies[CANARY_COOKIE]);

const PRIVATE = { 'cache-control': 'private, no-cache', vary: 'accept-encoding, cookie' };
const UNKEPT = { ...PRIVATE, 'cache-control': 'no-store' };

const sharing = ({ composition, tags }: FinishedDocument): Record<string, string> => ({
  ...SHARED_CACHING,
  'surrogate-key': [`composition-${composition}`, ...tags].join(' '),
});

/** Sets status and headers. @returns the body; undefined if the browser has it */
const prepare = async (
  { headers }: FastifyRequest,
  reply: FastifyReply,
  document: FinishedDocument,
  caching: Record<string, string>,
): Promise<Buffer | undefined> => {
  const coding = codingFor(headers['accept-encoding']);
  const etag = etagOf(document, coding);
  reply.code(document.status).headers({
    ...caching,
    etag,
    'content-security-policy': document.policy,
    'x-bee-composition': document.composition,
    'x-bee-render': document.render,
  });
  if (document.embedded) reply.removeHeader('x-frame-options');
  if (document.status === 200 && isKnown(headers['if-none-match'], etag)) {
    reply.code(304);
    return undefined;
  }
  if (coding) reply.header('content-encoding', coding);
  reply.type('text/html; charset=utf-8');
  return bodyOf(document, coding);
};
