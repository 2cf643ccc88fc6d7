import { sql } from 'kysely';
import { queryRows } from '../../../../db/query-rows.ts';
import type { Db } from '../../../../db/schema.ts';

export const countTypes = async (db: Db, scope: string) =>
  db
    .selectFrom('article_count')
    .where('scope', '=', scope)
    .select('type')
    .select(({ fn }) => fn.sum<number>('articles').as('count'))
    .groupBy('type')
    .execute();

export const countCategories = (db: Db, scope: string, type: string | undefined) => queryRows<{
  id: string;
  title: string;
  count: number;
}>(db)`
    select cate as id, cate as title, sum(articles)::int as count from article_count
    where scope = ${scope} and cate is not null and (${type ?? null}::text is null or type = ${type ?? null})
    group by cate order by 3 desc, 1`;

/** Months with articles of a type, newest first, each with its newest article. */
export const countMonths = (db: Db, type: string, year: string | undefined) => queryRows<{
  year: number;
  month: number;
  count: number;
  latest_id: string;
}>(db)`
    with months as (
      select date_trunc('month', published_at)::date as first, count(*)::int as count from article
      where type = ${type} and published_at is not null
        ${year ? sql`and published_at >= ${`${year}-01-01`}::date and published_at <= ${`${year}-12-31`}::date` : sql``}
      group by 1
    )
    select extract(year from first)::int as year, extract(month from first)::int as month, count, (
      select a.id from article a where a.type = ${type} and a.published_at >= first
        and a.published_at < first + interval '1 month'
      order by a.published_at desc nulls last, a.id limit 1
    ) as latest_id
    from months order by first desc`;

/** Tags used by articles, with the number of articles. */
export const countTags = (db: Db, scope: string | undefined, kw: string | undefined) => queryRows<{
  id: string;
  title: string;
  group: '品类' | '地区' | '主题' | '来源';
  count: number;
}>(db)`
    select t.id, t.title, t.group_name as group, sum(c.articles)::int as count
    from tag t join article_tag_count c on c.tag_id = t.id and (${scope ?? null}::text is null or c.scope = ${scope ?? null})
    where ${kw ?? null}::text is null or strpos(t.title, ${kw ?? null}) > 0
    group by t.id order by 4 desc, t.rank`;

/** Finds a tag by id or by title, since hand-written links contain titles. */
export const findTag = async (db: Db, id: string) => {
  const row = await db
    .selectFrom('tag')
    .where(({ eb, or }) => or([eb('id', '=', id), eb('title', '=', id)]))
    .select(['id', 'title', 'group_name'])
    .executeTakeFirst();
  return row && { id: row.id, title: row.title, group: row.group_name };
};

/** Number of articles of a tag, per scope. */
export const countTagScopes = (db: Db, tagId: string) => queryRows<{ value: string; count: number }>(db)`
    select scope as value, sum(articles)::int as count
    from article_tag_count where tag_id = ${tagId} group by 1`;

export const listBanners = (db: Db, pos: string) =>
  db.selectFrom('banner').where('pos', '=', pos).selectAll().orderBy('rank').execute();
