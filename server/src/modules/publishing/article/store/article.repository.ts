import { type Kysely, sql } from 'kysely';
import type { Attachment, Heading } from '../../../../db/schema/article.ts';
import type { Database } from '../../../../db/schema.ts';
import type { SourceRow } from '../../../sources/index.ts';
import { CARD_JOINS, type CardRow, cardColumns } from './article-columns.ts';
import { taggedWith } from './tagged.repository.ts';

export type ArticleRow = CardRow & {
  content_html: string;
  toc: Heading[];
  key_points: string[];
  attachments: Attachment[];
  original_url: string | null;
  copyright: string | null;
  words: number;
  updated_at: string;
  chain_key: string | null;
  history: string[] | null;
  source: SourceRow;
};

export const findArticle = async (db: Kysely<Database>, id: string, today: string): Promise<ArticleRow | undefined> => {
  const { rows } = await sql<ArticleRow>`
    select ${cardColumns(today)}, a.content_html, a.toc, a.key_points, a.attachments, a.original_url, a.copyright, a.words,
      a.updated_at, p.chain_key, p.history,
      json_build_object('id', o.id, 'name', o.name, 'url', o.url, 'publisher', o.publisher, 'sample', o.sample,
        'retrieved_at', to_char(o.retrieved_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')) as source
    from article a ${CARD_JOINS} join data_source o on o.id = a.source_id
    where a.id = ${id}`.execute(db);
  return rows[0];
};

export type Neighbour = { id: string; title: string };

/**
 * The next newer and next older article of the same type, limited to a tag if given. Articles without a date sort last.
 */
export const findNeighbours = async (
  db: Kysely<Database>,
  { id, type, published_at }: CardRow,
  tag: string | undefined,
) => {
  const listed = sql`a.type = ${type} ${tag ? taggedWith(tag) : sql``}`;
  const { rows } = await sql<{ side: 'newer' | 'older'; id: string; title: string }>`
    with here as (select coalesce(${published_at}::date, '0001-01-01'::date) as day)
    (select 'newer' as side, a.id, a.title from article a, here
      where ${listed}
        and (coalesce(a.published_at, '0001-01-01') > here.day
          or (coalesce(a.published_at, '0001-01-01') = here.day and a.id < ${id}))
      order by coalesce(a.published_at, '0001-01-01'), a.id desc limit 1)
    union all
    (select 'older', a.id, a.title from article a, here
      where ${listed}
        and (coalesce(a.published_at, '0001-01-01') < here.day
          or (coalesce(a.published_at, '0001-01-01') = here.day and a.id > ${id}))
      order by coalesce(a.published_at, '0001-01-01') desc, a.id limit 1)`.execute(db);
  const pickSide = (side: 'newer' | 'older'): Neighbour | null => {
    const row = rows.find((one) => one.side === side);
    return row ? { id: row.id, title: row.title } : null;
  };
  return { prev: pickSide('newer'), next: pickSide('older') };
};

export type VersionRow = Neighbour & { date: string | null; status: string };

/** All versions of a policy, newest first. */
export const listVersions = async (db: Kysely<Database>, chainKey: string): Promise<VersionRow[]> => {
  const { rows } = await sql<VersionRow>`
    select a.id, a.title, a.published_at as date, p.status
    from policy p join article a on a.id = p.article_id
    where p.chain_key = ${chainKey}
    order by a.published_at desc nulls last, a.id`.execute(db);
  return rows;
};

/** Articles that share the most tags, then the newest of the same kind. */
export const listRelated = async (
  db: Kysely<Database>,
  id: string,
  limit: number,
  today: string,
): Promise<CardRow[]> => {
  const { rows } = await sql<CardRow>`
    with here as (select id, scope, type from article where id = ${id}),
    near as (
      select other.article_id as id, count(*) as common
      from article_tag mine join article_tag other on other.tag_id = mine.tag_id and other.article_id <> mine.article_id
      where mine.article_id = ${id} group by 1
    )
    select ${cardColumns(today)}
    from here join article a on a.id <> here.id and a.scope <> 'special'
    left join near on near.id = a.id
    ${CARD_JOINS}
    where near.id is not null or a.type = here.type
    order by coalesce(near.common, 0) desc, (a.scope = here.scope) desc, a.published_at desc nulls last, a.id
    limit ${limit}`.execute(db);
  return rows;
};

/** The most read articles of the last year, followed by older articles. */
export const listRecommended = async (
  db: Kysely<Database>,
  scope: string | undefined,
  limit: number,
  today: string,
) => {
  const { rows } = await sql<CardRow>`
    select ${cardColumns(today)} from article a ${CARD_JOINS}
    where a.scope <> 'special' and (${scope ?? null}::text is null or a.scope = ${scope ?? null})
    order by (a.published_at > ${today}::date - 365) desc nulls last, a.views desc, a.published_at desc nulls last, a.id
    limit ${limit}`.execute(db);
  return rows;
};
