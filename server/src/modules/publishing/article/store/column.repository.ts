import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../../db/schema.ts';

export const countTypes = async (db: Kysely<Database>, scope: string) =>
  db
    .selectFrom('article')
    .where('scope', '=', scope as 'news')
    .select('type')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .groupBy('type')
    .execute();

export const countCategories = async (db: Kysely<Database>, scope: string, type: string | undefined) => {
  const { rows } = await sql<{ id: string; title: string; count: number }>`
    select cate as id, cate as title, count(*)::int as count from article
    where scope = ${scope} and cate is not null and (${type ?? null}::text is null or type = ${type ?? null})
    group by cate order by 3 desc, 1`.execute(db);
  return rows;
};

/** Months with articles of a type, newest first, each with its newest article. */
export const countMonths = async (db: Kysely<Database>, type: string, year: string | undefined) => {
  const { rows } = await sql<{ year: number; month: number; count: number; latest_id: string }>`
    select extract(year from published_at)::int as year, extract(month from published_at)::int as month,
      count(*)::int as count, (array_agg(id order by published_at desc, id))[1] as latest_id
    from article
    where type = ${type} and published_at is not null
      and (${year ?? null}::text is null or extract(year from published_at)::text = ${year ?? null})
    group by 1, 2 order by 1 desc, 2 desc`.execute(db);
  return rows;
};

/** Tags used by articles, with the number of articles. */
export const countTags = async (db: Kysely<Database>, scope: string | undefined, kw: string | undefined) => {
  const { rows } = await sql<{ id: string; title: string; group: '品类' | '地区' | '主题' | '来源'; count: number }>`
    select t.id, t.title, t.group_name as group, count(a.id)::int as count
    from tag t
    join article_tag g on g.tag_id = t.id
    join article a on a.id = g.article_id and (${scope ?? null}::text is null or a.scope = ${scope ?? null})
    where ${kw ?? null}::text is null or strpos(t.title, ${kw ?? null}) > 0
    group by t.id order by 4 desc, t.rank`.execute(db);
  return rows;
};

/** Finds a tag by id or by title, since hand-written links contain titles. */
export const findTag = async (db: Kysely<Database>, id: string) => {
  const row = await db
    .selectFrom('tag')
    .where(({ eb, or }) => or([eb('id', '=', id), eb('title', '=', id)]))
    .select(['id', 'title', 'group_name'])
    .executeTakeFirst();
  return row && { id: row.id, title: row.title, group: row.group_name };
};

/** Number of articles of a tag, per scope. */
export const countTagScopes = async (db: Kysely<Database>, tagId: string) => {
  const { rows } = await sql<{ value: string; count: number }>`
    select a.scope as value, count(*)::int as count
    from article_tag g join article a on a.id = g.article_id where g.tag_id = ${tagId} group by 1`.execute(db);
  return rows;
};

export const listBanners = (db: Kysely<Database>, pos: string) =>
  db.selectFrom('banner').where('pos', '=', pos).selectAll().orderBy('rank').execute();
