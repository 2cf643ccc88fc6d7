import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { shanghaiDay } from '../../../../../clock.ts';
import type { Deps } from '../../../../../deps.ts';
import { drawTableChart } from '../../../article/model/table-chart.ts';
import { type ArticleRow, findArticle } from '../../../article/store/article.repository.ts';
import { drawDiagram } from '../../model/diagram/draw-diagram.ts';

/**
 * Serves pictures of policies, and charts of the tables of articles, publicly. They contain only text and shapes and may
 * not load any resources.
 */
export const diagramTransfer =
  ({ db, clock }: Deps) =>
  async (app: FastifyInstance) => {
    app.get<{ Params: { id: string } }>('/:id.svg', async ({ params, headers }, reply) => {
      const row = await findArticle(db, params.id.slice(0, 64), shanghaiDay(clock.now()));
      const picture = row && pictureIn(row);
      if (!picture) return reply.code(404).type('text/plain; charset=utf-8').send('没有这张图');
      const tag = `"${createHash('sha256').update(picture).digest('base64url').slice(0, 22)}"`;
      reply
        .header('etag', tag)
        .header('cache-control', 'public, max-age=3600')
        .header('content-security-policy', "default-src 'none'; sandbox");
      if (headers['if-none-match'] === tag) return reply.code(304).send();
      return reply.type('image/svg+xml').send(picture);
    });
  };

const pictureIn = (row: ArticleRow): string | null => {
  if (row.type === 'policy_diagram') return drawDiagram(row);
  return row.scope === 'news' ? drawTableChart(row.content_html) : null;
};
