import type { Limit, LimitAuthority, LimitKind } from '@bee/contracts/entity/standard';
import type { Facet } from '@bee/contracts/shapes';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../db/schema.ts';
import { statusOn } from './standard-columns.ts';

export type LimitRow = Omit<Limit, 'via'> & {
  level: Limit['via'];
  /** True if the limit is set for a group of the requested food rather than for the food itself. */
  inherited: boolean;
};

type LimitFilter = {
  /** Foods that share the requested name. */
  foods?: readonly string[] | undefined;
  substances?: readonly string[] | undefined;
  kind?: LimitKind | undefined;
  authority?: LimitAuthority | undefined;
  page: number;
  limit: number;
};

type LimitPage = { rows: LimitRow[]; total: number; facets: Record<string, Facet[]>; updatedAt: string | null };

/**
 * Limits set for the foods or any group they belong to. For each substance and authority the closest level applies;
 * limits of the other levels are listed too. A group's limit that excludes the food is omitted.
 */
export const listLimits = async (db: Db, filter: LimitFilter, today: string): Promise<LimitPage> => {
  const { foods, substances, kind, authority, page, limit } = filter;
  const wanted = foods
    ? sql`
      select distinct on (l.id) l.*, case when f.id = l.food_id then 0
        else cardinality(f.path_ids) - array_position(f.path_ids, l.food_id) end as distance
      from limit_food f join food_limit l on l.food_id = any(f.path_ids)
      where f.id = any(${foods}) and not l.excludes && f.path
      order by l.id, distance`
    : sql`select l.*, 0 as distance from food_limit l`;
  const ofKind = kind ? sql`b.kind = ${kind}` : sql`true`;
  const ofAuthority = authority ? sql`b.authority = ${authority}` : sql`true`;
  const { rows } = await sql<{
    total: number;
    updated_at: string | null;
    rows: LimitRow[] | null;
    facets: { name: string; value: string; count: number }[] | null;
  }>`
    with wanted as (${wanted}), base as materialized (
      select w.*, c.kind, c.name as substance, o.title as food, o.level, o.path,
        w.distance = min(w.distance) over (partition by w.substance_id, w.authority) as applies
      from wanted w join limit_substance c on c.id = w.substance_id join limit_food o on o.id = w.food_id
      where ${substances ? sql`w.substance_id = any(${substances})` : sql`true`}
    ), matched as (
      select * from base b where ${ofKind} and ${ofAuthority}
    ), page as (
      select b.*, row_number() over (order by ${foods ? BY_SUBSTANCE : BY_FOOD}) as place from matched b
      order by place limit ${limit} offset ${(page - 1) * limit}
    ), facet(name, value, count) as (
      select 'kind', b.kind, count(*)::int from base b where ${ofAuthority} group by 2
      union all select 'authority', b.authority, count(*)::int from base b where ${ofKind} group by 2
    )
    select (select count(*)::int from matched) as total, (select max(updated_at) from base) as updated_at,
      (select json_agg(f) from facet f) as facets,
      (select json_agg(c) from (
        select ${shown(today)}, p.applies, p.distance > 0 as inherited from page p ${STANDARD} order by p.place
      ) c) as rows`.execute(db);
  const [answer] = rows;
  return {
    rows: answer?.rows ?? [],
    total: answer?.total ?? 0,
    facets: groupFacets(answer?.facets ?? []),
    updatedAt: answer?.updated_at ?? null,
  };
};

/** Limits that cite a standard, sorted by food. */
export const listLimitsOf = async (
  db: Db,
  naturalKey: string,
  limit: number,
  today: string,
): Promise<{ rows: LimitRow[]; total: number }> => {
  const { rows } = await sql<LimitRow & { total: number }>`
    with p as (
      select l.*, c.kind, c.name as substance, o.title as food, o.level, o.path, count(*) over ()::int as total
      from food_limit l join limit_substance c on c.id = l.substance_id join limit_food o on o.id = l.food_id
      where l.standard_key = ${naturalKey}
    )
    select ${shown(today)}, true as applies, false as inherited, p.total from p ${STANDARD}
    order by p.path, p.kind, p.substance, p.id limit ${limit}`.execute(db);
  return { rows, total: rows[0]?.total ?? 0 };
};

const shown = (today: string): RawBuilder<unknown> => sql`
  p.id, p.food, p.food_id as food_code, p.food_text, p.level, p.path as group_path, p.substance, p.substance_id, p.kind,
  p.value, p.value_text, p.unit, p.authority, p.clause, p.note, case when p.standard_code <> '' then json_build_object(
    'id', s.id, 'code', p.standard_code, 'status', case when s.id is not null then ${statusOn(today)} end) end as standard,
  d.name as source_name, p.sample`;

const STANDARD = sql`
  join data_source d on d.id = p.source_id
  left join standard s on s.natural_key = p.standard_key`;

const BY_SUBSTANCE = sql`b.kind, b.substance, b.authority desc, b.distance, b.path, b.value nulls last, b.id`;
const BY_FOOD = sql`b.substance, b.path, b.authority desc, b.value nulls last, b.id`;

const groupFacets = (counts: { name: string; value: string; count: number }[]): Record<string, Facet[]> =>
  Object.fromEntries(
    ['kind', 'authority'].map((name) => [
      name,
      counts
        .filter((one) => one.name === name)
        .map(({ value, count }) => ({ value, label: value, count }))
        .sort((a, b) => b.count - a.count || a.value.localeCompare(b.value)),
    ]),
  );
