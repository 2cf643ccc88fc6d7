import { randomUUID } from 'node:crypto';
import type { Insertable } from 'kysely';
import type { Database, Db } from '../../../../server/src/db/schema.ts';

/** Inserts a news item. */
export const buildArticle = async (db: Db, given: Partial<Insertable<Database['article']>> = {}) => {
  const source = await db
    .insertInto('data_source')
    .values({ kind: 'news', name: '测试来源', sample: true, retrieved_at: '2026-03-01T00:00:00+08:00' })
    .onConflict((conflict) => conflict.columns(['kind', 'name']).doUpdateSet({ sample: true }))
    .returning('id')
    .executeTakeFirstOrThrow();
  const id = randomUUID();
  return db
    .insertInto('article')
    .values({
      id,
      natural_key: id,
      scope: 'news',
      type: 'industry_news',
      cate: null,
      title: '农业要闻',
      summary: '一条资讯的摘要',
      cover: null,
      source_name: '测试来源',
      author: null,
      published_at: '2026-03-01',
      content_html: '<p>正文</p>',
      toc: '[]',
      attachments: '[]',
      original_url: null,
      copyright: null,
      words: 2,
      sample: true,
      source_id: source.id,
      updated_at: '2026-03-01T00:00:00+08:00',
      ...given,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
};

/** Inserts a report that is for sale, with the given id and day. */
export const buildReport = async (db: Db, { id, date }: { id: string; date: string }): Promise<void> => {
  await buildArticle(db, { id, scope: 'report', type: 'price_report', title: `研究报告 ${id}`, published_at: date });
  await db
    .insertInto('report')
    .values({ article_id: id, pdf: 'ready', outline: '[]', figures: '[]', key_numbers: '[]', versions: '[]' })
    .execute();
};
