import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { clientAddress } from '../http/client-address.ts';
import { readerSignal } from '../http/reader-signal.ts';
import type { Developments } from './develop/developments.ts';
import { bodyOf, type Encoding, type FinishedDocument } from './document/finished-document.ts';
import { hostOf } from './host/sites.ts';
import type { Observations } from './observe/observations.ts';
import type { PageService } from './page.service.ts';
import { limitPages } from './page-limit.ts';
import { CANARY_COOKIE, type Visitors } from './rollout/visitors.ts';

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
    return send(request, reply, document, cachingOf(request, document, development !== null));
  });
};

/** For shared caches: a minute fresh, ten more while it is renewed, and a day while this site does not answer. */
const SHARED = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600, stale-if-error=86400';
/** nginx revalidates by ETag, which costs next to nothing here; so a switch of releases shows within these seconds. */
const NGINX_SECONDS = 3;

const cachingOf = (
  { cookies }: FastifyRequest,
  { status, tags, composition }: FinishedDocument,
  isDeveloped: boolean,
): Record<string, string> => {
  if (isDeveloped) return { 'cache-control': 'no-store', vary: 'accept-encoding, cookie' };
  if (status !== 200 || cookies.token || cookies[CANARY_COOKIE])
    return { 'cache-control': 'private, no-cache', vary: 'accept-encoding, cookie' };
  return {
    'cache-control': SHARED,
    'x-accel-expires': String(NGINX_SECONDS),
    'surrogate-key': [`composition-${composition}`, ...tags].join(' '),
    vary: 'accept-encoding',
  };
};

const send = async (
  { headers }: FastifyRequest,
  reply: FastifyReply,
  document: FinishedDocument,
  caching: Record<string, string>,
) => {
  const encoding = encodingOf(String(headers['accept-encoding'] ?? ''));
  const etag = `"${document.hash}-${encoding}"`;
  reply.code(document.status).headers({
    ...caching,
    etag,
    'content-security-policy': document.policy,
    'x-bee-composition': document.composition,
    'x-bee-render': document.render,
  });
  if (document.embedded) reply.removeHeader('x-frame-options');
  if (document.status === 200 && isKnown(headers['if-none-match'], etag)) return reply.code(304).send();
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.type('text/html; charset=utf-8').send(await bodyOf(document, encoding));
};

const encodingOf = (accepted: string): Encoding =>
  /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : 'identity';

/** A proxy that changes the encoding makes an ETag weak. */
const isKnown = (given: string | undefined, etag: string): boolean =>
  given?.split(',').some((one) => one.trim().replace(/^W\//, '') === etag) ?? false;
