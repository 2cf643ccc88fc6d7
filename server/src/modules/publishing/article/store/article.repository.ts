import type { Article } from '@bee/contracts/entity/article';
import { type RawBuilder, sql } from 'kysely';
import { queryRow, queryRows } from '../../../../db/query-rows.ts';
import type { Db } from '../../../../db/schema.ts';
import type { SourceRow } from '../../../sources/index.ts';
import { CARD_JOINS, type CardRow, cardColumns } from './article-columns.ts';
import { taggedWith } from './tagged.repository.ts';

export type ArticleRow = CardRow &
  Pick<Article, 'content_html' | 'toc' | 'key_points' | 'attachments' | 'original_url' | 'copyright' | 'words'> & {
    updated_at: string;
    chain_key: string | null;
    history: string[] | null;
    source: SourceRow;
  };

export const findArticle = (db: Db, id: string, today: string) => queryRow<ArticleRow>(db)`
    select ${cardColumns(today)}, a.content_html, a.toc, a.key_points, a.attachments, a.original_url, a.copyright, a.words,
      a.updated_at, p.chain_key, p.history,
      json_build_object('id', o.id, 'name', o.name, 'url', o.url, 'publisher', o.publisher, 'sample', o.sample,
        'retrieved_at', to_char(o.retrieved_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')) as source
    from article a ${CARD_JOINS} join data_source o on o.id = a.source_id
    where a.id = ${id}`;

export type Neighbour = { id: string; title: string };

/**
 * The next newer and next older article of the same type, limited to a tag if given. Articles without a date sort last.
 */
export const findNeighbours = async (db: Db, { id, type, published_at }: CardRow, tag: string | undefined) => {
  const listed = sql`a.type = ${type} ${tag ? taggedWith(tag) : sql``}`;
  // As the index names them; articles without a date come last.
  const day = sql`coalesce(a.published_at, '0001-01-01')`;
  const here = sql`coalesce(${published_at}::date, '0001-01-01')`;
  const { rows } = await sql<{ side: 'newer' | 'older'; id: string; title: string }>`
    (select 'newer' as side, a.id, a.title from article a
      where ${listed} and ${day} >= ${here} and (${day} > ${here} or a.id < ${id})
      order by ${day}, a.id desc limit 1)
    union all
    (select 'older', a.id, a.title from article a
      where ${listed} and ${day} <= ${here} and (${day} < ${here} or a.id > ${id})
      order by ${day} desc, a.id limit 1)`.execute(db);
  const pickSide = (side: 'newer' | 'older'): Neighbour | null => {
    const row = rows.find((one) => one.side === side);
    return row ? { id: row.id, title: row.title } : null;
  };
  return { prev: pickSide('newer'), next: pickSide('older') };
};

export type VersionRow = Neighbour & { date: string | null; status: string };

/** All versions of a policy, newest first. */
export const listVersions = (db: Db, chainKey: string) => queryRows<VersionRow>(db)`
    select a.id, a.title, a.published_at as date, p.status
    from policy p join article a on a.id = p.article_id
    where p.chain_key = ${chainKey}
    order by a.published_at desc nulls last, a.id`;

/** Articles that share the most tags, then the newest of the same kind. */
export const listRelated = (db: Db, id: string, limit: number, today: string) => queryRows<CardRow>(db)`
    with here as (select id, scope, type from article where id = ${id}),
    near as (
      select other.article_id as id, count(*) as common
      from article_tag mine join article_tag other on other.tag_id = mine.tag_id and other.article_id <> mine.article_id
      join article o on o.id = other.article_id and o.scope <> 'special'
      where mine.article_id = ${id}
      group by 1 order by 2 desc fetch first ${limit} rows with ties
    ), found as (
      select a.id, near.common, a.scope = here.scope as same, a.published_at
      from here, near join article a on a.id = near.id
      union all
      (select a.id, 0, true, a.published_at from here cross join lateral (
        select a.* from article a
        where a.type = here.type and a.scope <> 'special' and a.id <> here.id and a.id not in (select id from near)
        order by a.published_at desc nulls last, a.id limit ${limit}
      ) a)
    ), chosen as (
      select * from found order by common desc, same desc, published_at desc nulls last, id limit ${limit}
    )
    select ${cardColumns(today)} from chosen join article a on a.id = chosen.id ${CARD_JOINS}
    order by chosen.common desc, chosen.same desc, a.published_at desc nulls last, a.id`;

/** The most read articles of the last year, followed by older articles and those without a date. */
export const listRecommended = async (db: Db, scope: string | undefined, limit: number, today: string) => {
  const scopes = scope ? [scope] : ['news', 'policy', 'report'];
  const yearAgo = sql`${today}::date - 365`;
  /** Not read where `isWanted` is false. */
  const mostRead = (group: number, condition: RawBuilder<unknown>, isWanted: RawBuilder<unknown>) => sql`
    select ${group}::int as group, m.* from unnest(${scopes}::text[]) part(scope) cross join lateral (
      select a.id, a.views, a.published_at from article a where a.scope = part.scope and ${condition}
      order by a.views desc, a.published_at desc nulls last, a.id limit ${limit}
    ) m where ${isWanted}`;
  const isFewer = (than: RawBuilder<unknown>) => sql`(select count(*) from ${than}) < ${limit}::int`;
  return queryRows<CardRow>(db)`
    with recent as materialized (${mostRead(1, sql`a.published_at > ${yearAgo}`, sql`true`)}),
    older as materialized (${mostRead(2, sql`a.published_at <= ${yearAgo}`, isFewer(sql`recent`))}),
    undated as materialized (
      ${mostRead(3, sql`a.published_at is null`, isFewer(sql`(select from recent union all select from older) f`))}
    ), chosen as (
      select * from (select * from recent union all select * from older union all select * from undated) f
      order by f.group, views desc, published_at desc nulls last, id limit ${limit}
    )
    select ${cardColumns(today)} from chosen join article a on a.id = chosen.id ${CARD_JOINS}
    order by chosen.group, a.views desc, a.published_at desc nulls last, a.id`;
};
