import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/schema.ts';

export type HitRow = {
  id: string;
  kind: string;
  ref_id: string;
  title: string;
  meta: string[];
  date: string | null;
  page: string;
  params: Record<string, string>;
  sample: boolean;
  passages: string[] | null;
};

export type FoundRows = { tabs: Record<string, number>; rows: HitRow[] };

type Question = {
  /** tsquery literal. */
  query: string;
  /** As typed, for titles that hold it whole. */
  keyword: string;
  kind: string | undefined;
  sort: 'rank' | 'new';
  limit: number;
  offset: number;
};

/** No question looks at more documents than this; the counts stop there too. */
const CANDIDATES = 3000;

/** Counts per kind, one page of hits and their best two passages, in one statement. */
export const findDocuments = async (db: Kysely<Database>, question: Question): Promise<FoundRows> => {
  const { query, keyword, kind, sort, limit, offset } = question;
  const order =
    sort === 'new' ? sql`m.date desc nulls last, m.score desc, m.id` : sql`m.score desc, m.date desc nulls last, m.id`;
  const { rows } = await sql<{ tabs: FoundRows['tabs'] | null; rows: HitRow[] | null }>`
    with candidate as materialized (
      select d.id, d.kind, d.date, d.title, d.tsv from search_document d
      where d.tsv @@ ${query}::tsquery limit ${CANDIDATES}
    ), matched as materialized (
      select id, kind, date, ts_rank_cd('{0.05,0.1,0.4,1}', tsv, ${query}::tsquery, 1)
        + case when lower(title) = ${keyword} then 20 when starts_with(lower(title), ${keyword}) then 6
          when strpos(lower(title), ${keyword}) > 0 then 4 else 0 end as score
      from candidate
    ), page as (
      select row_number() over (order by ${order}) as place, m.* from matched m
      where ${kind ?? null}::text is null or m.kind = ${kind ?? null}
      order by place limit ${limit} offset ${offset}
    )
    select
      (select json_object_agg(kind, n) from (select kind, count(*) as n from matched group by kind) t) as tabs,
      (select json_agg(json_build_object('id', d.id, 'kind', d.kind, 'ref_id', d.ref_id, 'title', d.title, 'meta', d.meta,
          'date', d.date, 'page', d.page, 'params', d.params, 'sample', d.sample, 'passages', best.texts) order by page.place)
        from page join search_document d on d.id = page.id
        left join lateral (
          select array_agg(text) as texts from (
            select p.text from search_passage p where p.document_id = d.id
            order by ts_rank(p.tsv, ${query}::tsquery) desc, p.no limit 2
          ) top
        ) best on true) as rows`.execute(db);
  return { tabs: rows[0]?.tabs ?? {}, rows: rows[0]?.rows ?? [] };
};

export const listHotKeywords = (db: Kysely<Database>, limit: number) =>
  db.selectFrom('hot_keyword').select(['keyword', 'heat', 'trend']).orderBy('heat', 'desc').limit(limit).execute();
