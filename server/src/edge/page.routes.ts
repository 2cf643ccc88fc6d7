import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { clientAddress } from '../http/client-address.ts';
import { codingFor } from '../http/content-coding.ts';
import { etagOf, isKnown } from '../http/finished-answer.ts';
import { readerSignal } from '../http/reader-signal.ts';
import { makeNonce } from '../http/secrets.ts';
import { SHARED_CACHING } from '../http/shared-caching.ts';
import { pagePolicy, previewPage } from './develop/develop-pages.ts';
import type { Developments } from './develop/developments.ts';
import { bodyOf, type FinishedDocument } from './document/finished-document.ts';
import { hostOf } from './host/sites.ts';
import type { Observations } from './observe/observations.ts';
import type { PageService } from './page.service.ts';
import { limitPages } from './page-limit.ts';
import { UNSEEN } from './preview/preview.routes.ts';
import type { Previews } from './preview/previews.ts';
import { CANARY_COOKIE, type Visitors } from './rollout/visitors.ts';
import type { StoredDocuments } from './stored-documents.ts';

/** Serves every address that is neither API nor file: a page, or the 404 page. */
export const registerPages = (
  app: FastifyInstance,
  pages: PageService,
  visitors: Visitors,
  observations: Pick<Observations, 'document'>,
  developments: Developments,
  previews: Pick<Previews, 'of'>,
  perMinute: number,
  stored: Pick<StoredDocuments, 'hold'>,
) => {
  app.get('/*', { onRequest: limitPages(perMinute) }, async (request, reply) => {
    const asked = { url: request.url, host: hostOf(request), visitor: visitors.read(request) };
    const preview = await previews
      .of(request)
      ?.open()
      .catch((error: Error) => error);
    if (preview instanceof Error) return noPreview(reply, preview);
    const redirect = preview ? null : pages.redirect(asked);
    if (redirect) return reply.header('cache-control', 'no-cache').redirect(redirect.to, redirect.status);
    const development = developments.of(request);
    const askedAt = performance.now();
    const document = await pages.answer({
      ...asked,
      development,
      preview,
      viewer: request.cookies.token ? 'member' : 'visitor',
      requestId: request.id,
      signal: readerSignal(reply),
    });
    const { remote, releases, render, page } = document;
    if (page) reply.routeName = `page:${page}`;
    if (remote && releases[remote]) reply.release = `${remote}@${releases[remote]}`;
    const ms = performance.now() - askedAt;
    // Pages in development and previews are no evidence about a release.
    if (!development && !preview) observations.document({ remote, releases, render, ms, ip: clientAddress(request) });
    const isUsual = !development && !preview;
    const isShared = isUsual && document.status === 200 && document.isWhole && !isPrivate(request);
    const body = await prepare(request, reply, document, !isUsual ? UNKEPT : isShared ? sharing(document) : PRIVATE);
    if (preview) reply.headers(UNSEEN);
    if (isShared && reply.getHeader('content-encoding') === 'br') stored.hold(request, document, reply.getHeaders());
    return reply.send(body);
  });
};

/** The browser gets what runs after the preview was ended. */
const noPreview = (reply: FastifyReply, { message }: Error) => {
  const nonce = makeNonce();
  return reply
    .code(503)
    .headers({ ...UNSEEN, 'content-security-policy': pagePolicy(nonce) })
    .type('text/html; charset=utf-8')
    .send(previewPage(nonce, `预览的版本不能打开：${message}`));
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
