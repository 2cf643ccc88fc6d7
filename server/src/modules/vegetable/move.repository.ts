import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/schema.ts';

type Around = { product: string; names: string[]; day: string; days: number };

export type NearArticle = { id: string; title: string; source_name: string | null; published_at: string };

const MOST = 3;

/** News and policies about a product published near a day: by tag or by its name in the title, the nearest first. */
export const listArticlesAround = async (
  db: Kysely<Database>,
  { product, names, day, days }: Around,
): Promise<NearArticle[]> => {
  const { rows } = await sql<NearArticle>`
    select a.id, a.title, a.source_name, a.published_at
    from article a
    where a.scope in ('news', 'policy')
      and a.published_at between ${day}::date - ${days}::int and ${day}::date + ${days}::int
      and (
        exists (
          select 1 from article_tag x join tag t on t.id = x.tag_id
          where x.article_id = a.id and (t.product = ${product} or t.title = ${product})
        )
        or exists (select 1 from unnest(${names}::text[]) n(name) where position(n.name in a.title) > 0)
      )
    order by abs(a.published_at - ${day}::date), a.published_at, a.id
    limit ${MOST}`.execute(db);
  return rows;
};
