import type { FeedType } from '@bee/contracts/resource/site';
import { buildHref } from '@bee/domain/route';
import type { FastifyInstance } from 'fastify';
import type { Cache, LoadContext } from '../../cache/cache.ts';
import { hostOf, type Site } from '../host/sites.ts';
import type { ActiveComposition } from '../release/active-composition.ts';
import { feedPages, isFeedType } from './feed-links.ts';
import { type FeedSource, feedXml } from './feed-xml.ts';

type Parts = {
  publicUrl: string;
  current(host: string | null): Site | null;
  readFeed(type: FeedType, context: LoadContext): Promise<FeedSource>;
  cache: Cache;
};

/** /feeds/{type}.xml, cached per composition. */
export const registerFeeds = (app: FastifyInstance, { publicUrl, current, readFeed, cache }: Parts): void => {
  app.get<{ Params: { file: string } }>('/feeds/:file', async (request, reply) => {
    const { file } = request.params;
    const type = file.replace(/\.xml$/, '');
    if (!file.endsWith('.xml') || !isFeedType(type))
      return reply.code(404).type('text/plain; charset=utf-8').send('没有这个订阅');
    const place = current(hostOf(request));
    if (!place) return reply.code(503).type('text/plain').send('not ready');
    const { active, own } = place;
    if (own) return reply.redirect(`${publicUrl}/feeds/${file}`, 302);
    const rules = { freshSeconds: 600, keepSeconds: 3600 };
    const xml = await cache.get(`feed ${active.id} ${type}`, rules, async (context) =>
      write(active, type, await readFeed(type, context)),
    );
    return reply.type('application/rss+xml; charset=utf-8').header('cache-control', 'public, max-age=600').send(xml);
  });

  const write = ({ routes }: ActiveComposition, type: FeedType, source: FeedSource): string => {
    const listPage = feedPages[type];
    const detailPage = listPage === 'report/list' ? 'article/report' : 'article/detail';
    return feedXml(source, {
      publicUrl,
      path: `/feeds/${type}.xml`,
      list: buildHref(routes, listPage, { type }),
      pathOf: ({ id }) => buildHref(routes, detailPage, { id }),
    });
  };
};
