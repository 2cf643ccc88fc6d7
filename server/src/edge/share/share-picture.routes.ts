import type { FastifyInstance, FastifyReply } from 'fastify';
import { readerSignal } from '../../http/reader-signal.ts';
import type { PriceAddress } from './price-card.ts';
import type { ShareCard } from './share-picture.ts';
import type { SharePictures } from './share-pictures.ts';

type Parts = {
  /** Null if the article does not exist. */
  readCard(id: string, reader: AbortSignal): Promise<ShareCard | null>;
  /** Null if the product has no prices. */
  readPrice(product: PriceAddress, reader: AbortSignal): Promise<ShareCard | null>;
  pictures: SharePictures;
};

const CACHE = 'public, max-age=3600, stale-while-revalidate=86400';
const LONGEST_ID = 64;
const SUFFIX = '.png';

/**
 * Pictures for share cards: /og/article/{id}.png for articles and reports, /og/price/{type}/{group}/{name}.png for
 * wholesale prices, /og/site.png for every other page.
 */
export const registerSharePictures = (app: FastifyInstance, { readCard, readPrice, pictures }: Parts): void => {
  const send = async (reply: FastifyReply, card: ShareCard | null) => {
    if (!card) return reply.code(404).type('text/plain; charset=utf-8').send('没有这张图');
    const picture = await pictures.get(card);
    if (!picture)
      return reply.code(429).header('retry-after', '1').type('text/plain; charset=utf-8').send('请稍后再取');
    return reply.type('image/png').header('cache-control', CACHE).send(picture);
  };

  app.get('/og/site.png', (_request, reply) => send(reply, SITE));
  app.get<{ Params: { file: string } }>('/og/article/:file', async ({ params: { file } }, reply) => {
    const id = nameOf(file);
    return send(reply, id ? await readCard(id, readerSignal(reply)) : null);
  });
  app.get<{ Params: { type: string; group: string; file: string } }>(
    '/og/price/:type/:group/:file',
    async ({ params: { type, group, file } }, reply) => {
      const name = nameOf(file);
      return send(reply, name ? await readPrice({ type, group, name }, readerSignal(reply)) : null);
    },
  );
};

/** The name of a file without its ending; empty if it cannot be one of ours. */
const nameOf = (file: string): string => {
  const name = file.endsWith(SUFFIX) ? file.slice(0, -SUFFIX.length) : '';
  return name.length <= LONGEST_ID ? name : '';
};

const SITE: ShareCard = {
  title: '农业研究报告、行业资讯、农业政策、农产品价格与贸易数据、AI 问答',
  column: '',
  source_name: '',
  published_at: null,
  sample: false,
  art: null,
};
