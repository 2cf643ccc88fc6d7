import type { NutrientKey } from '@bee/contracts/entity/nutrient';
import { type RawBuilder, sql } from 'kysely';
import { queryRows } from '../../../db/query-rows.ts';
import type { Db } from '../../../db/schema.ts';

/** [nutrient, v, state, decimals] */
type AmountTuple = [NutrientKey, number | null, '=' | 'est' | '<' | 'tr' | 'doubt', number];

export type FoodListRow = {
  code: string;
  name: string;
  alias: string[];
  first_id: number;
  first_title: string;
  second_id: number;
  second_title: string;
  edible_pct: number | null;
  representative: boolean;
  sample: boolean;
  amounts: AmountTuple[];
};

/** Columns of food lists, from `f`; `cols` are the nutrients to include. */
const rowColumns = (cols: readonly string[]) => sql`
  f.code, f.name, f.alias, f.first_id, a.title as first_title, f.second_id, b.title as second_title, f.edible_pct,
  f.representative, f.sample,
  (select coalesce(json_agg(json_build_array(n.nutrient, n.v, n.state, n.decimals)), '[]') from food_nutrient n
    where n.code = f.code and n.nutrient = any(${cols})) as amounts`;

const rowJoins = sql`join food_category a on a.id = f.first_id join food_category b on b.id = f.second_id`;

type CategoryRow = { id: number; pid: number | null; title: string; count: number };

/** Both levels with the number of their foods. */
export const listCategories = (db: Db) => queryRows<CategoryRow>(db)`
    select c.id, c.pid, c.title, n.count::int as count
    from food_category c
    join lateral (select count(*) from food f
      where case when c.pid is null then f.first_id = c.id else f.second_id = c.id end) n on true
    order by c.pid nulls first, c.rank, c.id`;

export type FoodFilter = { firstId: number; secondId: number; rep: boolean };

type FoodListQuery = FoodFilter & {
  cols: readonly NutrientKey[];
  /** Foods without a value are last in either direction. */
  sort: { nutrient: NutrientKey; descending: boolean } | null;
  page: number;
  limit: number;
};

export const listFoods = async (db: Db, query: FoodListQuery) => {
  const { cols, sort, page, limit } = query;
  const { rows } = await sql<FoodListRow & { total: number; updated_at: string }>`
    with picked as (
      select f.*, count(*) over () as total, row_number() over (order by ${orderOf(sort)}) as place
      from food f join food_category a on a.id = f.first_id join food_category b on b.id = f.second_id
      left join food_nutrient s on s.code = f.code and s.nutrient = ${sort?.nutrient ?? null}
      where ${matches(query)}
      order by place limit ${limit} offset ${(page - 1) * limit}
    )
    select ${rowColumns(cols)}, f.total, f.updated_at from picked f ${rowJoins} order by f.place`.execute(db);
  return { rows, total: Number(rows[0]?.total ?? 0), updatedAt: rows[0]?.updated_at ?? null };
};

/** Means of the numeric values of all foods that match the filter. */
export const listMeans = (db: Db, filter: FoodFilter, cols: readonly NutrientKey[]) => queryRows<{
  nutrient: NutrientKey;
  mean: number;
  n: number;
}>(db)`
    select n.nutrient, avg(n.v) as mean, count(*)::int as n
    from food_nutrient n join food f on f.code = n.code
    where n.state in ('=', 'est') and n.nutrient = any(${cols}) and ${matches(filter)} group by 1`;

const matches = ({ firstId, secondId, rep }: FoodFilter): RawBuilder<unknown> => {
  const all: RawBuilder<unknown>[] = [sql`true`];
  if (firstId > 0) all.push(sql`f.first_id = ${firstId}`);
  if (secondId > 0) all.push(sql`f.second_id = ${secondId}`);
  if (rep) all.push(sql`f.representative`);
  return sql.join(all, sql` and `);
};

const IN_ORDER = sql`a.rank, b.rank, f.rank`;

/** Numeric values, then values below the detection limit, traces, doubtful values, and finally unmeasured foods. */
const orderOf = (sort: FoodListQuery['sort']): RawBuilder<unknown> =>
  sort
    ? sql`case s.state when '=' then 0 when 'est' then 0 when '<' then 1 when 'tr' then 2 when 'doubt' then 3 else 4 end,
        s.v ${sort.descending ? sql`desc` : sql`asc`} nulls last, ${IN_ORDER}`
    : IN_ORDER;

/** Foods by code, in the order given. */
export const listFoodsByCode = (
  db: Db,
  codes: readonly string[],
  cols: readonly NutrientKey[],
) => queryRows<FoodListRow>(db)`
    select ${rowColumns(cols)} from unnest(${codes}::text[]) with ordinality as wanted (code, place)
    join food f on f.code = wanted.code ${rowJoins} order by wanted.place`;

const NEAR: readonly NutrientKey[] = ['protein', 'fat', 'carb'];

/**
 * Codes of foods in the same second-level category, closest in protein, fat and carbohydrates first; foods without
 * values last.
 */
export const findNearest = async (db: Db, code: string, limit: number): Promise<string[]> => {
  const { rows } = await sql<{ code: string }>`
    select o.code
    from food f join food o on o.second_id = f.second_id and o.code <> f.code
    left join lateral (
      select sum(abs(x.v - y.v)) as apart, count(*) as n
      from food_nutrient x join food_nutrient y on y.nutrient = x.nutrient and y.code = o.code
      where x.code = f.code and x.nutrient = any(${NEAR}) and x.state in ('=', 'est') and y.state in ('=', 'est')
    ) d on true
    where f.code = ${code}
    order by d.n desc, d.apart nulls last, o.rank limit ${limit}`.execute(db);
  return rows.map((row) => row.code);
};
