import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Cache, LoadContext } from '../../cache/cache.ts';
import { hostOf, type Site } from '../host/sites.ts';
import { type SitemapPart, type SitemapSource, sitemapIndexXml, sitemapParts, sitemapXml } from './sitemap.ts';

type Parts = {
  current(host: string | null): Site | null;
  /** Tags are added to those of all parts. */
  readSource(context: LoadContext): SitemapSource;
  cache: Cache;
};

/** sitemap.xml with its parts, robots.txt and the icon; a host lists only its own pages. */
export const registerSiteFiles = (app: FastifyInstance, { current, readSource, cache }: Parts) => {
  const readParts = ({ active, url, holds }: Site): Promise<SitemapPart[]> =>
    cache.get(`sitemap ${active.id} ${url}`, { freshSeconds: 3600, keepSeconds: 86_400 }, (context) =>
      sitemapParts(active, readSource(context), holds),
    );

  app.get('/sitemap.xml', async (request, reply) => {
    const place = current(hostOf(request));
    if (!place) return reply.code(503).type('text/plain').send('not ready');
    return sendXml(reply, sitemapIndexXml(place.url, await readParts(place)));
  });

  app.get<{ Params: { file: string } }>('/sitemaps/:file', async (request, reply) => {
    const place = current(hostOf(request));
    if (!place) return reply.code(503).type('text/plain').send('not ready');
    const part = (await readParts(place)).find(({ name }) => `${name}.xml` === request.params.file);
    if (!part) return reply.code(404).type('text/plain; charset=utf-8').send('没有这一部分');
    return sendXml(reply, sitemapXml(place.url, part));
  });

  app.get('/robots.txt', async (request, reply) => {
    const place = current(hostOf(request));
    if (!place) return reply.code(503).type('text/plain').send('not ready');
    return reply
      .type('text/plain; charset=utf-8')
      .send(
        `User-agent: *\nAllow: /\nDisallow: /api/\nDisallow: /user/\nDisallow: /home/user/\nAllow: /home/user/vip\nDisallow: /home/order/\n\nSitemap: ${place.url}/sitemap.xml\n`,
      );
  });

  for (const path of ['/favicon.svg', '/favicon.ico']) {
    app.get(path, async (_, reply) =>
      reply.type('image/svg+xml').header('cache-control', 'public, max-age=86400').send(ICON),
    );
  }
};

const sendXml = (reply: FastifyReply, xml: string) =>
  reply.type('application/xml; charset=utf-8').header('cache-control', 'public, max-age=600').send(xml);

/** Small version of the logo: a honeycomb cell with leaves as wings. */
const ICON =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path d="M16 2 28 9v14l-12 7L4 23V9z" fill="#f2a900"/>' +
  '<path d="M9 13h14v3H9zm1 6h12v3H10z" fill="#1c2321"/><path d="M16 12C10 11 7 7 7 3c6 0 9 4 9 9zm0 0c6-1 9-5 9-9-6 0-9 4-9 9z" fill="#147a42"/></svg>';
