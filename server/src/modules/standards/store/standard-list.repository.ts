import type { ParsedRequestFor } from '@bee/contracts/operations';
import type { Facet } from '@bee/contracts/shapes';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../db/schema.ts';
import { ccsLabel, icsLabel, isStandardType, statusTitles, typeTitles } from '../model/standard-titles.ts';
import { findKeywordWay, type KeywordWay } from './keyword-ways.ts';
import { rowColumns, type StandardListRow, statusOn } from './standard-columns.ts';

type Request = ParsedRequestFor<'standard/getList'>;
type FacetName = (typeof facetNames)[number];

export type StandardPage = {
  rows: StandardListRow[];
  total: number;
  facets: Record<string, Facet[]>;
  near: boolean;
  updatedAt: string | null;
};

/** One page, the total and the facet counts, each under all other filters. */
export const listStandards = async (db: Db, request: Request, today: string): Promise<StandardPage> => {
  const way = request.kw ? await findKeywordWay(db, request.kw) : null;
  const conditions = conditionsOf(request);
  const chosen = facetNames.filter((name) => conditions[name]);
  const { rows } = await sql<{
    updated_at: string | null;
    rows: StandardListRow[] | null;
    counts: FacetCount[] | null;
  }>`
    with base as materialized (
      select s.id, s.type, s.cate, ${statusOn(today)} as status, s.year, s.ics, left(upper(s.ccs), 1) as ccs_class,
        s.ccs, s.issued_at, s.number_key, case when cardinality(s.ics) = 1 then left(s.ics[1], 2) end as ics_class,
        ${way ? sql`dense_rank() over (order by ${way.fit})` : sql`0`} as fit
      from standard s where ${way?.condition ?? sql`true`}
    ), matched as (
      select b.* from base b where ${allOf(conditions)}
    ), page as (
      select id, row_number() over () as place from (
        select b.id from matched b order by ${orderOf(request, way)}
        limit ${request.limit} offset ${(request.page - 1) * request.limit}
      ) wanted
    ), counted(name, value, count) as (
      ${countTogether} union all ${countClasses(sql`matched`, sql`cardinality(b.ics) > 1`, 'ics')}
      ${
        chosen.length > 0
          ? sql`union all ${sql.join(
              chosen.map((name) => countAlone(name, conditions)),
              sql` union all `,
            )}`
          : sql``
      }
    )
    select
      (select max(updated_at) from standard) as updated_at,
      (select json_agg(c) from (
        select ${rowColumns(today)} from page join standard s on s.id = page.id order by page.place
      ) c) as rows,
      (select json_agg(f) from counted f) as counts`.execute(db);
  const [answer] = rows;
  const counts = answer?.counts ?? [];
  return {
    rows: answer?.rows ?? [],
    total: counts.find(({ name }) => name === 'total')?.count ?? 0,
    facets: groupFacets(counts, chosen),
    near: way?.near ?? false,
    updatedAt: answer?.updated_at ?? null,
  };
};

type Conditions = Partial<Record<FacetName, RawBuilder<unknown>>>;

const conditionsOf = ({ type, cate_id, status, year, ics, ccs }: Request): Conditions => ({
  ...(type && { type: sql`b.type = ${type}` }),
  ...(cate_id && { cate: sql`b.cate = ${cate_id}` }),
  ...(status && { status: sql`b.status = ${status}` }),
  ...(year && { year: sql`b.year = ${year}` }),
  ...(ics && { ics: sql`exists (select from unnest(b.ics) code where code = ${ics} or code like ${`${ics}.%`})` }),
  ...(ccs && { ccs: sql`replace(upper(b.ccs), ' ', '') like ${`${ccs.toUpperCase().replace(/\s/g, '')}%`}` }),
});

const allOf = (conditions: Conditions): RawBuilder<unknown> => {
  const given = Object.values(conditions);
  return given.length > 0 ? sql.join(given, sql` and `) : sql`true`;
};

/** Standards in force first, newest first; for number searches exact matches precede similar numbers. */
const orderOf = ({ sort }: Request, way: KeywordWay | null): RawBuilder<unknown> => {
  const newest = sql`b.issued_at desc nulls last, b.id`;
  if (sort === 'new') return newest;
  if (sort === 'old') return sql`b.issued_at nulls last, b.id`;
  if (sort === 'code') return sql`b.number_key, b.year desc nulls last, b.id`;
  const status = sql`array_position(array['current', 'pending', 'draft', 'repealed'], b.status)`;
  return way?.fitFirst ? sql`b.fit, ${status}, ${newest}` : sql`${status}, b.fit, ${newest}`;
};

type FacetCount = { name: string; value: string; count: number };

const facetNames = ['type', 'cate', 'status', 'year', 'ics', 'ccs'] as const;

const columns = {
  type: sql`b.type`,
  cate: sql`b.cate`,
  status: sql`b.status`,
  year: sql`b.year`,
  ccs: sql`b.ccs_class`,
};

/** The total and the counts of all facets under all filters, in one pass. */
const countTogether = sql`
  select case grouping(b.type, b.cate, b.status, b.year, b.ccs_class, b.ics_class)
      when 31 then 'type' when 47 then 'cate' when 55 then 'status' when 59 then 'year' when 61 then 'ccs' when 62 then 'ics'
      else 'total' end,
    coalesce(b.type, b.cate, b.status, b.year, b.ccs_class, b.ics_class), count(*)::int
  from matched b
  group by grouping sets ((b.type), (b.cate), (b.status), (b.year), (b.ccs_class), (b.ics_class), ())`;

/** A standard with several codes counts once per class. */
const countClasses = (table: RawBuilder<unknown>, condition: RawBuilder<unknown>, name: string) => sql`
  select ${name}::text, left(code, 2), count(distinct b.id)::int
  from ${table} b cross join unnest(b.ics) code where ${condition} group by 2`;

/**
 * Counts an active filter under the other filters only; the prefix `own:` separates the result from the combined pass.
 */
const countAlone = (name: FacetName, { [name]: _own, ...others }: Conditions) =>
  name === 'ics'
    ? countClasses(sql`base`, allOf(others), 'own:ics')
    : sql`select ${`own:${name}`}::text, ${columns[name]}, count(*)::int from base b where ${allOf(others)} group by 2`;

const groupFacets = (counts: readonly FacetCount[], chosen: readonly FacetName[]): Record<string, Facet[]> =>
  Object.fromEntries(
    facetNames.map((name) => {
      const source = chosen.includes(name) ? `own:${name}` : name;
      return [
        name,
        summed(counts.filter((one) => one.name === source && one.value !== null))
          .map(([value, count]) => ({ value, label: labelOf(name, value), count }))
          .sort(name === 'year' ? byYear : byCount),
      ];
    }),
  );

/** Adds up the counts of standards with one code and with several codes, which are counted separately. */
const summed = (counts: readonly FacetCount[]): [value: string, count: number][] => {
  const sums = new Map<string, number>();
  for (const { value, count } of counts) sums.set(value, (sums.get(value) ?? 0) + count);
  return [...sums];
};

const byCount = (a: Facet, b: Facet) => b.count - a.count || a.value.localeCompare(b.value);
const byYear = (a: Facet, b: Facet) => b.value.localeCompare(a.value);

const labelOf = (name: FacetName, value: string): string => {
  if (name === 'type') return isStandardType(value) ? typeTitles[value] : value;
  if (name === 'status') return (statusTitles as Record<string, string>)[value] ?? value;
  if (name === 'ics') return icsLabel(value);
  return name === 'ccs' ? ccsLabel(value) : value;
};
