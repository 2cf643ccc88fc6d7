import { tableFreq } from '@bee/contracts/entity/industry';
import type { ParsedRequestFor } from '@bee/contracts/operations';
import { periodWithin } from '@bee/domain/table-period';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../db/schema.ts';
import { nameKey } from '../../../text/name-key.ts';
import { placesWithin } from '../model/table-places.ts';

type Request = ParsedRequestFor<'industry/seniorSearchTree'>;

type FacetName = 'domain' | 'freq' | 'source';
export type FacetCount = { name: FacetName; value: string; label: string; count: number };

export type Matched = { ids: string[]; total: number; facets: FacetCount[]; updatedAt: string | null };

/** Ids of one page of tables, the total, and the facets; each facet is counted with all filters except its own. */
export const matchTables = async (db: Db, request: Request): Promise<Matched> => {
  const { page, limit } = request;
  const words = (request.name ?? '').split(/\s+/).map(nameKey).filter(Boolean);
  const { rows } = await sql<{ ids: string[]; total: number; facets: FacetCount[]; updated_at: string | null }>`
    with base as materialized (
      select t.model_id, t.title, t.updated_at, t.row_count, t.freq, s.name as source,
        n.path -> 0 ->> 'id' as domain, n.path -> 0 ->> 'title' as domain_title, ${fitOf(words)} as fit,
        ${inDomain(request)} as in_domain, ${request.freq ? sql`t.freq = ${request.freq}` : sql`true`} as in_freq,
        ${request.source ? sql`s.name = ${request.source}` : sql`true`} as in_source,
        ${inPlace(request)} and ${inTime(request)} as in_rest
      from industry_table t join industry_node n on n.id = t.model_id join data_source s on s.id = t.source_id
      where ${words.length > 0 ? sql.join(words.map(isNamed), sql` and `) : sql`true`} and ${isTagged(request)}
    ), matched as (
      select * from base where in_domain and in_freq and in_source and in_rest
    )
    select
      array(select model_id from matched order by ${orderOf(request)} limit ${limit} offset ${(page - 1) * limit}) as ids,
      (select count(*)::int from matched) as total,
      (select max(updated_at) from matched) as updated_at,
      (select coalesce(json_agg(f), '[]') from (
        select 'domain' as name, domain as value, domain_title as label, count(*)::int as count
          from base where in_freq and in_source and in_rest group by 2, 3
        union all
        select 'freq', freq, freq, count(*)::int from base where in_domain and in_source and in_rest group by 2
        union all
        select 'source', source, source, count(*)::int from base where in_domain and in_freq and in_rest group by 2
        order by count desc, value
      ) f) as facets`.execute(db);
  const [answer] = rows;
  return {
    ids: answer?.ids ?? [],
    total: answer?.total ?? 0,
    facets: answer?.facets ?? [],
    updatedAt: answer?.updated_at ?? null,
  };
};

/** The word matches a name of the table or of an ancestor in the tree. */
const isNamed = (word: string) => sql`exists (
  select from industry_name m where m.node_id = t.model_id
    and (m.folded like ${`%${word}%`} or m.spelling like ${`${word}%`} or m.initials like ${`${word}%`}
      or m.within like ${`%${word}%`}))`;

/** Matches tables about a product or subject, by tag id or title. */
const isTagged = ({ tag_id }: Request) =>
  tag_id
    ? sql`(t.tags || t.products) && array(select title from tag where id = ${tag_id} union select ${tag_id}::text)`
    : sql`true`;

/** 0 if the title contains all words, otherwise 1. */
const fitOf = (words: readonly string[]): RawBuilder<unknown> =>
  words.length === 0
    ? sql`0`
    : sql`case when ${sql.join(
        words.map((word) => sql`lower(t.title) like ${`%${word}%`}`),
        sql` and `,
      )} then 0 else 1 end`;

const inDomain = ({ domain_id }: Request) =>
  domain_id ? sql`n.path @> ${JSON.stringify([{ id: domain_id }])}::jsonb` : sql`true`;

const inPlace = ({ geo }: Request) => (geo ? sql`t.places && ${placesWithin(geo)}::text[]` : sql`true`);

/** The time span of the rows overlaps the requested span. */
const inTime = ({ from, to }: Request) => sql`(
  ${from ? sql`t.last_period >= ${periodOf(from, 'first')}` : sql`true`}
  and ${to ? sql`t.first_period <= ${periodOf(to, 'last')}` : sql`true`})`;

/** The requested period converted to the frequency of the table, so that periods compare as text. */
const periodOf = (period: string, edge: 'first' | 'last') => sql`(
  case t.freq ${sql.join(
    tableFreq.options.map((freq) => sql`when ${freq} then ${periodWithin(freq, period, edge)}`),
    sql` `,
  )} end collate "C")`;

const orderOf = ({ sort, name }: Request): RawBuilder<unknown> => {
  const newest = sql`updated_at desc, title, model_id`;
  if (sort === 'rows') return sql`row_count desc, model_id`;
  if (sort === 'title') return sql`title, model_id`;
  return sort === 'updated' || !name ? newest : sql`fit, length(title), ${newest}`;
};
