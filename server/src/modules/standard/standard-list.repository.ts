import type { ParsedRequestFor } from '@bee/contracts/operations';
import type { Facet } from '@bee/contracts/shapes';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { findKeywordWay, type KeywordWay } from './keyword-ways.ts';
import { rowColumns, type StandardListRow, statusOn } from './standard-columns.ts';
import { ccsLabel, icsLabel, isStandardType, statusTitles, typeTitles } from './standard-titles.ts';

type Request = ParsedRequestFor<'standard/getList'>;
type FacetName = keyof typeof facetValues;

export type StandardPage = {
  rows: StandardListRow[];
  total: number;
  facets: Record<string, Facet[]>;
  near: boolean;
  updatedAt: string | null;
};

/** One page, the total and the choices of every filter, each counted under all the other filters. */
export const listStandards = async (db: Kysely<Database>, request: Request, today: string): Promise<StandardPage> => {
  const way = request.kw ? await findKeywordWay(db, request.kw) : null;
  const conditions = conditionsOf(request);
  const { rows } = await sql<{
    total: number;
    updated_at: string | null;
    rows: StandardListRow[] | null;
    facets: { name: FacetName; value: string; count: number }[] | null;
  }>`
    with base as materialized (
      select s.id, s.type, s.cate, ${statusOn(today)} as status, s.year, s.ics, s.ccs, s.issued_at,
        s.number_key, s.updated_at, ${way ? sql`dense_rank() over (order by ${way.fit})` : sql`0`} as fit
      from standard s where ${way?.condition ?? sql`true`}
    ), matched as (
      select b.* from base b where ${allOf(conditions)}
    ), page as (
      select b.id, row_number() over (order by ${orderOf(request, way)}) as place from matched b
      order by place limit ${request.limit} offset ${(request.page - 1) * request.limit}
    ), facet(name, value, count) as (${sql.join(
      facetNames.map((name) => countFacet(name, conditions)),
      sql` union all `,
    )})
    select
      (select count(*)::int from matched) as total,
      (select max(updated_at) from base) as updated_at,
      (select json_agg(c) from (
        select ${rowColumns(today)} from page join standard s on s.id = page.id order by page.place
      ) c) as rows,
      (select json_agg(f) from facet f) as facets`.execute(db);
  const [answer] = rows;
  return {
    rows: answer?.rows ?? [],
    total: answer?.total ?? 0,
    facets: groupFacets(answer?.facets ?? []),
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

/** What is in force comes first, the newest of it; a number that was asked for comes before what is like it. */
const orderOf = ({ sort }: Request, way: KeywordWay | null): RawBuilder<unknown> => {
  const newest = sql`b.issued_at desc nulls last, b.id`;
  if (sort === 'new') return newest;
  if (sort === 'old') return sql`b.issued_at nulls last, b.id`;
  if (sort === 'code') return sql`b.number_key, b.year desc nulls last, b.id`;
  const status = sql`array_position(array['current', 'pending', 'draft', 'repealed'], b.status)`;
  return way?.fitFirst ? sql`b.fit, ${status}, ${newest}` : sql`${status}, b.fit, ${newest}`;
};

const facetValues = {
  type: sql`b.type`,
  cate: sql`b.cate`,
  status: sql`b.status`,
  year: sql`b.year`,
  ics: sql`code`,
  ccs: sql`left(upper(b.ccs), 1)`,
};
const facetNames = Object.keys(facetValues) as FacetName[];

const countFacet = (name: FacetName, { [name]: _own, ...others }: Conditions) => {
  const classes = sql`cross join lateral (select distinct left(one, 2) as code from unnest(b.ics) one) classes`;
  return sql`
    select ${name}::text, ${facetValues[name]}, count(*)::int
    from base b ${name === 'ics' ? classes : sql``}
    where ${allOf(others)} and ${facetValues[name]} is not null group by 2`;
};

const groupFacets = (counts: { name: FacetName; value: string; count: number }[]): Record<string, Facet[]> =>
  Object.fromEntries(
    facetNames.map((name) => [
      name,
      counts
        .filter((one) => one.name === name)
        .map(({ value, count }) => ({ value, label: labelOf(name, value), count }))
        .sort(name === 'year' ? byYear : byCount),
    ]),
  );

const byCount = (a: Facet, b: Facet) => b.count - a.count || a.value.localeCompare(b.value);
const byYear = (a: Facet, b: Facet) => b.value.localeCompare(a.value);

const labelOf = (name: FacetName, value: string): string => {
  if (name === 'type') return isStandardType(value) ? typeTitles[value] : value;
  if (name === 'status') return (statusTitles as Record<string, string>)[value] ?? value;
  if (name === 'ics') return icsLabel(value);
  return name === 'ccs' ? ccsLabel(value) : value;
};
