import type { Link } from '@bee/contracts/entity/link';
import type { SearchName } from '@bee/contracts/resource/search';
import type { Validity } from '@bee/domain/validity';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import { isLocked, type Reader } from './readable-pages.ts';
import { validityOn } from './validity.ts';

/** Passage of a hit; without text if it is on a page that the reader may not read. */
export type PassageRow = { text: string | null; page: number | null };

export type HitRow = {
  id: string;
  kind: SearchName;
  ref_id: string;
  title: string;
  meta: string[];
  date: string | null;
  page: string;
  params: Record<string, string>;
  viewer: Link | null;
  sample: boolean;
  /** Only for policies and standards. */
  validity: Validity | null;
  passages: PassageRow[] | null;
};

export type FoundRows = { tabs: Record<string, number>; rows: HitRow[] };

type Question = {
  /** tsquery literal. */
  query: string;
  /** tsquery literal of words that must not occur in the title; null if there are none. */
  excluded: string | null;
  /** Folded; titles that contain it rank higher. */
  keyword: string;
  /** Folded prefix, as names are indexed. */
  name: string;
  kind: string | undefined;
  sort: 'rank' | 'new';
  reader: Reader;
  /** Date for which validity is determined. */
  today: string;
  /** Versions out of force are not ranked lower. */
  withOld: boolean;
  limit: number;
  offset: number;
};

/** Maximum number of documents that are ranked per search. */
export const CANDIDATES = 3000;
const PASSAGES = 3;
/**
 * Larger than the bonus for words in a title, smaller than that for a full name: a search for GB 2763-2014 means that
 * version.
 */
const NOT_IN_FORCE = 10;

/**
 * Returns counts per kind, one page of hits and their best passages. Of more than `CANDIDATES` documents the newest are
 * ranked, for `rank` after those with the keyword in the title; the counts are of all.
 */
export const findDocuments = async (db: Kysely<Database>, question: Question): Promise<FoundRows> => {
  const found = await findCandidates(db, question);
  const ranked = Object.values(found.tabs).reduce((sum, count) => sum + count, 0);
  if (ranked < CANDIDATES) return found;
  const [newest, tabs] = [await findCandidates(db, question, { newest: true }), await countMatches(db, question)];
  return { ...newest, tabs };
};

const allows = (excluded: string | null) => (excluded === null ? sql`` : sql`and not d.tsv @@ ${excluded}::tsquery`);

const countMatches = async (db: Kysely<Database>, { query, excluded }: Question): Promise<FoundRows['tabs']> => {
  const { rows } = await sql<{ kind: SearchName; n: number }>`
    select d.kind, count(*)::int as n from search_document d
    where d.tsv @@ ${query}::tsquery ${allows(excluded)} group by d.kind`.execute(db);
  return Object.fromEntries(rows.map(({ kind, n }) => [kind, n]));
};

/** @param newest chooses the documents that are ranked, of the wanted kind alone; costs a sort of all matches */
const findCandidates = async (
  db: Kysely<Database>,
  question: Question,
  { newest = false }: { newest?: boolean } = {},
): Promise<FoundRows> => {
  const { query, excluded, keyword, name, kind, sort, reader, today, withOld, limit, offset } = question;
  const order =
    sort === 'new' ? sql`m.date desc nulls last, m.score desc, m.id` : sql`m.score desc, m.date desc nulls last, m.id`;
  // Computed where documents are matched: vectors are large and must not be carried through later steps.
  const rank = sql`ts_rank_cd('{0.05,0.1,0.4,1}', d.tsv, ${query}::tsquery, 1)`;
  const allowed = sql`${allows(excluded)} ${newest && kind ? sql`and d.kind = ${kind}` : sql``}`;
  const inTitle = sort === 'new' ? sql`` : sql`strpos(lower(d.title), ${keyword}) > 0 desc,`;
  const matching = sql`search_document d where d.tsv @@ ${query}::tsquery ${allowed}`;
  // Chosen by id before they are ranked: the rank of every match would read all vectors of a common word.
  const chosen = newest
    ? sql`(select d.id from ${matching} order by ${inTitle} d.date desc nulls last limit ${CANDIDATES}) c
        join search_document d using (id)`
    : sql`${matching} limit ${CANDIDATES}`;
  const { rows } = await sql<{ tabs: FoundRows['tabs'] | null; rows: HitRow[] | null }>`
    with named as materialized (
      select distinct document_id as id from search_name where folded = ${name} and ${name} <> '' limit 200
    ), candidate as materialized (
      (select d.id, d.kind, d.ref_id, d.date, d.title, ${rank} as rank from ${chosen})
      union all
      (select d.id, d.kind, d.ref_id, d.date, d.title, 0 from named join search_document d using (id)
        where not d.tsv @@ ${query}::tsquery ${allowed})
    ), matched as materialized (
      select c.id, c.kind, c.date, c.rank
        + case when named.id is not null then 20 when starts_with(lower(c.title), ${keyword}) then 6
          when strpos(lower(c.title), ${keyword}) > 0 then 4 else 0 end
        - case when ${withOld}::boolean or coalesce(${validityOn(today, 'c')}, 'current') = 'current'
          then 0 else ${sql.lit(NOT_IN_FORCE)} end as score
      from candidate c left join named using (id)
    ), page as (
      select row_number() over (order by ${order}) as place, m.* from matched m
      where ${kind ?? null}::text is null or m.kind = ${kind ?? null}
      order by place limit ${limit} offset ${offset}
    )
    select
      (select json_object_agg(kind, n) from (select kind, count(*) as n from matched group by kind) t) as tabs,
      (select json_agg(json_build_object('id', d.id, 'kind', d.kind, 'ref_id', d.ref_id, 'title', d.title, 'meta', d.meta,
          'date', d.date, 'page', d.page, 'params', d.params, 'viewer', d.viewer, 'sample', d.sample,
          'validity', ${validityOn(today, 'd')},
          'passages', best.passages) order by page.place)
        from page join search_document d on d.id = page.id
        left join lateral (
          select json_agg(json_build_object('text', text, 'page', page)) as passages from (
            select case when ${isLocked(reader)} then null else p.text end as text, p.page
            from search_passage p where p.document_id = d.id
            order by ts_rank(p.tsv, ${query}::tsquery) desc, p.no limit ${PASSAGES}
          ) top
        ) best on true) as rows`.execute(db);
  return { tabs: rows[0]?.tabs ?? {}, rows: rows[0]?.rows ?? [] };
};
