import { queryRows } from '../../../../db/query-rows.ts';
import type { Db } from '../../../../db/schema.ts';

type Around = {
  product: string;
  names: string[];
  /** First and last day of the period; equal for a single day. */
  first: string;
  last: string;
  /** Number of days before and after the period to include. */
  days: number;
};

export type NearArticle = { id: string; title: string; source_name: string | null; published_at: string };

const MAX_ROWS = 3;

/**
 * News and policies about a product published in or near a period, matched by tag or by name in the title, nearest
 * first.
 */
export const listArticlesAround = (db: Db, { product, names, first, last, days }: Around) => queryRows<NearArticle>(db)`
    select a.id, a.title, a.source_name, a.published_at
    from article a
    where a.scope in ('news', 'policy')
      and a.published_at between ${first}::date - ${days}::int and ${last}::date + ${days}::int
      and (
        exists (
          select 1 from article_tag x join tag t on t.id = x.tag_id
          where x.article_id = a.id and (t.product = ${product} or t.title = ${product})
        )
        or exists (select 1 from unnest(${names}::text[]) n(name) where position(n.name in a.title) > 0)
      )
    order by greatest(0, ${first}::date - a.published_at, a.published_at - ${last}::date), a.published_at, a.id
    limit ${MAX_ROWS}`;
