import type { Link } from '@bee/contracts/entity/link';
import type { SearchName } from '@bee/contracts/resource/search';
import type { Validity } from '@bee/domain/validity';
import { type RawBuilder, sql } from 'kysely';
import { cacheOf } from '../../../cache/data-cache.ts';
import type { Db } from '../../../db/schema.ts';
import type { WantedDocuments } from '../model/wanted-documents.ts';
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

/** @property blocks with `perKind`: those of the page and the best of each kind, in the order of their rank */
export type FoundRows = { tabs: Record<string, number>; rows: HitRow[]; blocks: HitRow[] };

export type RankedDocument = { documentId: string; score: number };

type Question = Omit<WantedDocuments, 'required' | 'some'> & {
  /** Documents with their scores, if they were ranked by their passages instead of by the words of the query. */
  ranked?: readonly RankedDocument[];
  /** tsquery literal. */
  query: string;
  /** The same for words of the title. */
  titleQuery: string;
  /** tsquery literal of words that must not occur in the title; null if there are none. */
  excluded: string | null;
  /** Folded; titles that contain it rank higher. */
  keyword: string;
  /** Folded prefix, as names are indexed. */
  name: string;
  kind: SearchName | undefined;
  sort: 'rank' | 'new';
  reader: Reader;
  /** Date for which validity is determined. */
  today: string;
  /** Versions out of force are not ranked lower. */
  withOld: boolean;
  limit: number;
  offset: number;
  /** Number of documents of each kind that are returned in addition to the page. */
  perKind: number;
};

/** Up to this number of matches all are ranked. */
export const CANDIDATES = 3000;
/** Of more matches the newest are ranked, and the newest with all words in the title. */
const RANKED = 1000;
const TITLED = 100;
const PASSAGES = 3;
const COUNT_RULES = { tags: ['search'], freshSeconds: 60, keepSeconds: 86_400 } as const;
/**
 * Larger than the bonus for words in a title, smaller than that for a full name: a search for GB 2763-2014 means that
 * version.
 */
const NOT_IN_FORCE = 10;
/** Bonuses for documents named like the query, like the thing that it names, and like a variety of that thing. */
const [NAMED, ENTITY, VARIETY] = [20, 16, 8];
/** Bonuses for the first kind that answers the intent of the query, and for each kind after it. */
const [ANSWERS, AFTER] = [12, 4];
/** Above all other scores: of a search for a thing alone, the best document of each kind that is about the thing. */
const LEADS = 60;

/**
 * Returns counts per kind, one page of hits and their best passages. Of more than `CANDIDATES` matches the newest are
 * ranked; the counts are of all.
 */
export const findDocuments = async (db: Db, question: Question): Promise<FoundRows> => {
  const { kind, ranked } = question;
  if (ranked) return readPage(db, question, rankedDocuments(question, ranked));
  if (kind && (await isCommon(db, question))) {
    const { rows, blocks } = await findCandidates(db, question, kind);
    return { rows, blocks, tabs: await countMatches(db, question) };
  }
  const { isComplete, ...found } = await findCandidates(db, question);
  return isComplete ? found : { ...found, tabs: await countMatches(db, question) };
};

const allows = (excluded: string | null) => (excluded === null ? sql`` : sql`and not d.tsv @@ ${excluded}::tsquery`);

/** Whether more documents match than are ranked. */
const isCommon = async (db: Db, { query, excluded }: Question): Promise<boolean> => {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from (
      select from search_document d where d.tsv @@ ${query}::tsquery ${allows(excluded)} limit ${CANDIDATES}
    ) found`.execute(db);
  return rows[0]?.n === CANDIDATES;
};

/** Kept, because it reads all matches; one publication hardly changes a number above `CANDIDATES`. */
const countMatches = (db: Db, { query, excluded }: Question): Promise<FoundRows['tabs']> =>
  cacheOf(db).get(`search counts ${query} ${excluded}`, COUNT_RULES, async () => {
    const { rows } = await sql<{ kind: SearchName; n: number }>`
      select d.kind, count(*)::int as n from search_document d
      where d.tsv @@ ${query}::tsquery ${allows(excluded)} group by d.kind`.execute(db);
    return Object.fromEntries(rows.map(({ kind, n }) => [kind, n]));
  });

/** `isComplete`: all matches were ranked. */
type Found = FoundRows & { isComplete: boolean };

/** @param only kind of the documents that are ranked */
const findCandidates = async (db: Db, question: Question, only?: SearchName): Promise<Found> => {
  const found = await readPage(db, question, matchingDocuments(question, only));
  return { ...found, isComplete: found.matches < CANDIDATES };
};

/** Queries that end in `matched`: id, kind, date and score of the documents, and `newest`: all that were found. */
type Matching = RawBuilder<unknown>;

const kindBonus = ({ kinds }: Question, table: 'c' | 'd') => sql`
  coalesce(case array_position(${kinds}::text[], ${sql.ref(`${table}.kind`)}) when 1 then ${sql.lit(ANSWERS)}
    else ${sql.lit(AFTER)} / (array_position(${kinds}::text[], ${sql.ref(`${table}.kind`)}) - 1) end, 0)`;

const agePenalty = ({ withOld, today }: Question, table: 'c' | 'd') => sql`
  case when ${withOld}::boolean or coalesce(${validityOn(today, table)}, 'current') = 'current'
    then 0 else ${sql.lit(NOT_IN_FORCE)} end`;

/** After the ranked documents those with a word in the title: some, such as prices, have no passages. */
const rankedDocuments = (question: Question, ranked: readonly RankedDocument[]): Matching => {
  const { excluded } = question;
  const ids = ranked.map(({ documentId }) => documentId);
  return sql`
    newest as materialized (
      select id, score from unnest(${ids}::text[], ${ranked.map(({ score }) => score)}::float8[]) as given(id, score)
      union all
      (select d.id, 0 from search_document d where ${inTitle(question)} and d.id <> all(${ids}) ${allows(excluded)}
        order by d.date desc nulls last limit ${TITLED})
    ), matched as materialized (
      select d.id, d.kind, d.date,
        newest.score + ${kindBonus(question, 'd')} - ${agePenalty(question, 'd')} as score
      from newest join search_document d using (id) where true ${allows(excluded)}
    )`;
};

/** The index of titles is used for rare words, the cheaper condition while reading by date. */
const inTitle = ({ query, titleQuery }: Question) =>
  sql`d.tsv @@ ${titleQuery}::tsquery and ts_filter(d.tsv, '{a}') @@ ${query}::tsquery`;

const matchingDocuments = (question: Question, only: SearchName | undefined): Matching => {
  const { query, excluded, keyword, name, sort, entityNames, varieties, leading } = question;
  const titleWords = [keyword, ...entityNames];
  const rank = sql`ts_rank_cd('{0.05,0.1,0.4,1}', d.tsv, ${query}::tsquery, 1)`;
  const allowed = sql`${allows(excluded)} ${only ? sql`and d.kind = ${only}` : sql``}`;
  // By date, so that for a common word the index is read up to the limit instead of all matches being sorted.
  const newest = (matches: RawBuilder<unknown>, most: number) => sql`
    select d.id, d.date from search_document d
    where ${matches} ${allowed} order by d.date desc nulls last limit ${most}`;
  const titled = newest(inTitle(question), sort === 'new' ? 0 : TITLED);
  return sql`
    named as materialized (
      select document_id as id, max(case when folded = ${name} then ${sql.lit(NAMED)}
        when folded = any(${entityNames}) then ${sql.lit(ENTITY)} else ${sql.lit(VARIETY)} end) as bonus
      from search_name where folded <> '' and folded = any(${[name, ...entityNames, ...varieties]})
      group by document_id limit 300
    ), newest as materialized (${newest(sql`d.tsv @@ ${query}::tsquery`, CANDIDATES)}
    ), titled as materialized (${titled}
    ), chosen as materialized (
      select id from titled
      union
      (select id from newest order by date desc nulls last
        limit case when (select count(*) from newest) < ${sql.lit(CANDIDATES)}
          then ${sql.lit(CANDIDATES)} else ${sql.lit(RANKED)} end)
    ), candidate as materialized (
      (select d.id, d.kind, d.ref_id, d.date, d.title, ${rank} as rank from chosen join search_document d using (id))
      union all
      (select d.id, d.kind, d.ref_id, d.date, d.title, 0 from named join search_document d using (id)
        where not d.tsv @@ ${query}::tsquery ${allowed})
    ), scored as materialized (
      select c.id, c.kind, c.date, about.bonus, c.rank + about.bonus + ${kindBonus(question, 'c')}
        - ${agePenalty(question, 'c')} as score
      from candidate c left join named using (id) cross join lateral (select case
        when named.id is not null then named.bonus
        when (select bool_or(starts_with(lower(c.title), w)) from unnest(${titleWords}::text[]) w) then 6
        when (select bool_or(lower(c.title) like '%' || w) from unnest(${titleWords}::text[]) w) then 5
        when (select bool_or(strpos(lower(c.title), w) > 0) from unnest(${titleWords}::text[]) w) then 4
        else 0 end as bonus) about
    ), matched as materialized (
      select id, kind, date, case when bonus > 4 and array_position(${leading}::text[], kind) is not null
          and row_number() over (partition by kind order by score desc, date desc nulls last, id) = 1
        then ${sql.lit(LEADS)} - array_position(${leading}::text[], kind) else score end as score
      from scored
    )`;
};

type PlacedRow = HitRow & { place: number };

const readPage = async (db: Db, question: Question, matching: Matching): Promise<FoundRows & { matches: number }> => {
  const { query, kind, sort, reader, today, limit, offset, perKind } = question;
  const order =
    sort === 'new' ? sql`m.date desc nulls last, m.score desc, m.id` : sql`m.score desc, m.date desc nulls last, m.id`;
  const { rows } = await sql<{ matches: number; tabs: FoundRows['tabs'] | null; rows: PlacedRow[] | null }>`
    with ${matching}, placed as (
      select row_number() over (order by ${order}) as place,
        row_number() over (partition by m.kind order by ${order}) as of_kind, m.* from matched m
      where ${kind ?? null}::text is null or m.kind = ${kind ?? null}
    ), page as (
      select * from placed where place > ${offset} and place <= ${offset + limit} or of_kind <= ${perKind}
    )
    select (select count(*)::int from newest) as matches,
      (select json_object_agg(kind, n) from (select kind, count(*) as n from matched group by kind) t) as tabs,
      (select json_agg(json_build_object('place', page.place, 'id', d.id, 'kind', d.kind, 'ref_id', d.ref_id, 'title', d.title, 'meta', d.meta,
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
  const found = rows[0]?.rows ?? [];
  return {
    matches: rows[0]?.matches ?? 0,
    tabs: rows[0]?.tabs ?? {},
    rows: found.filter(({ place }) => place > offset && place <= offset + limit),
    blocks: found,
  };
};
