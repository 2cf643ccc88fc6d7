import type { FastifyInstance, FastifyReply } from 'fastify';
import { readerSignal } from '../../http/reader-signal.ts';
import type { ShareCard } from './share-picture.ts';
import type { SharePictures } from './share-pictures.ts';

type Parts = {
  /** Null if the article does not exist. */
  readCard(id: string, reader: AbortSignal): Promise<ShareCard | null>;
  pictures: SharePictures;
};

const CACHE = 'public, max-age=3600, stale-while-revalidate=86400';
const LONGEST_ID = 64;

/** Pictures for share cards: /og/article/{id}.png for articles and reports, /og/site.png for every other page. */
export const registerSharePictures = (app: FastifyInstance, { readCard, pictures }: Parts): void => {
  const send = async (reply: FastifyReply, card: ShareCard | null) => {
    if (!card) return reply.code(404).type('text/plain; charset=utf-8').send('没有这篇文章');
    const picture = await pictures.get(card);
    if (!picture)
      return reply.code(429).header('retry-after', '1').type('text/plain; charset=utf-8').send('请稍后再取');
    return reply.type('image/png').header('cache-control', CACHE).send(picture);
  };

  app.get('/og/site.png', (_request, reply) => send(reply, SITE));
  app.get<{ Params: { file: string } }>('/og/article/:file', async ({ params: { file } }, reply) => {
    const id = file.endsWith('.png') ? file.slice(0, -'.png'.length) : '';
    const allowed = id !== '' && id.length <= LONGEST_ID;
    return send(reply, allowed ? await readCard(id, readerSignal(reply)) : null);
  });
};

const SITE: ShareCard = {
  title: '农业研究报告、行业资讯、农业政策、农产品价格与贸易数据、AI 问答',
  column: '',
  source_name: '',
  published_at: null,
  sample: false,
  art: null,
};
