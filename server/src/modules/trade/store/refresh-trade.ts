import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../db/schema.ts';

/**
 * Recomputes the totals in `trade_year` and `trade_port_year`, for all years or the given ones. A code is the sum of
 * the codes below it, except in months for which its own figure was reported.
 */
export const refreshTrade = async (db: Db, years?: number[]): Promise<void> => {
  if (years?.length === 0) return;
  const work = async (tx: Db) => {
    // The planner estimates zero rows reported above leaf level and would choose a nested loop that scans all of them
    // for each cell.
    await sql`set local enable_nestloop = off`.execute(tx);
    for (const year of years ? [...new Set(years)].sort() : await everyYear(tx)) await refreshYear(tx, year);
    await SPAN.execute(tx);
    await sql`set local enable_nestloop to default`.execute(tx);
  };
  await (db.isTransaction ? work(db) : db.transaction().execute(work));
};

/** Years with rows, and years with stale totals only, whose rows have been deleted. */
const everyYear = async (db: Db): Promise<number[]> => {
  const { rows } = await sql<{ year: number }>`
    select extract(year from month)::int as year from trade_row group by 1
    union select year from trade_year where hs = '' order by 1`.execute(db);
  return rows.map(({ year }) => year);
};

const refreshYear = async (db: Db, year: number): Promise<void> => {
  await sql`delete from trade_year where year = ${year}`.execute(db);
  await sql`delete from trade_port_year where year = ${year}`.execute(db);
  await sql`drop table if exists trade_cell`.execute(db);
  await CELLS(year).execute(db);
  await sql`analyze trade_cell`.execute(db);
  await YEAR_CELLS.execute(db);
  for (const level of [8, 6, 4, 2, 0]) await rollUp(level).execute(db);
  await ALL_PARTNERS.execute(db);
  await toYears(year).execute(db);
  await toPorts(year).execute(db);
  await sql`drop table trade_cell`.execute(db);
};

const ofYear = (year: number) =>
  sql`month >= ${sql.lit(`${year}-01-01`)}::date and month < ${sql.lit(`${year + 1}-01-01`)}::date`;

/**
 * Aggregates several figures. CNY and quantities are summed only if none is missing, quantities only in a common unit.
 */
const SUMS = sql`
  sum(usd) as usd, case when not bool_or(cny is null and usd is not null) then sum(cny) end as cny,
  case when min(unit) = max(unit) and not bool_or(qty is null and usd is not null) then sum(qty) end as qty,
  case when min(unit) = max(unit) then min(unit) end as unit,
  case when bool_or(flag = 'conf') and sum(usd) is null then 'conf'
    when bool_or(flag = 'prov') then 'prov' when bool_or(flag = 'rev') then 'rev' end as flag,
  bool_or(mirror) as mirror`;

/** `m` is the month, 0 for the whole year. */
const CELLS = (year: number) => sql`
  create temp table trade_cell on commit drop as
  select hs, length(hs) as level, partner, flow,
    case freq when 'Y' then 0 else extract(month from month)::int end as m, ${SUMS}
  from trade_row where ${ofYear(year)}
  group by 1, 2, 3, 4, 5`;

const COLUMNS = sql`hs, level, partner, flow, m, usd, cny, qty, unit, flag, mirror`;

const YEAR_CELLS = sql`
  insert into trade_cell (${COLUMNS})
  select hs, level, partner, flow, 0, ${SUMS} from trade_cell c
  where m > 0 and not exists (
    select from trade_cell y where y.hs = c.hs and y.partner = c.partner and y.flow = c.flow and y.m = 0)
  group by 1, 2, 3, 4`;

const rollUp = (level: number) => sql`
  insert into trade_cell (${COLUMNS})
  select left(hs, ${sql.lit(level)}), ${sql.lit(level)}, partner, flow, m, ${SUMS} from trade_cell c
  where level = ${sql.lit(level + 2)} and not exists (
    select from trade_cell d
    where d.level = ${sql.lit(level)} and d.hs = left(c.hs, ${sql.lit(level)}) and d.partner = c.partner and d.flow = c.flow
      and d.m = c.m)
  group by 1, 3, 4, 5`;

const ALL_PARTNERS = sql`
  insert into trade_cell (${COLUMNS})
  select hs, level, '', flow, m, ${SUMS} from trade_cell group by hs, level, flow, m`;

const MONTHS = Array.from({ length: 12 }, (_, index) => sql.lit(index + 1));

const twelve = (value: RawBuilder<unknown>) =>
  sql`array[${sql.join(MONTHS.map((month) => sql`max(${value}) filter (where m = ${month})`))}]`;

const toYears = (year: number) => sql`
  insert into trade_year (hs, level, partner, flow, year, unit, usd, cny, qty, flag, year_usd, year_cny, year_qty, year_flag, mirror)
  select hs, level, partner, flow, ${sql.lit(year)}, case when min(unit) = max(unit) then min(unit) end,
    ${twelve(sql`usd`)}, ${twelve(sql`cny`)}, ${twelve(sql`qty`)}, ${twelve(sql`flag`)},
    max(usd) filter (where m = 0), max(cny) filter (where m = 0), max(qty) filter (where m = 0),
    max(flag) filter (where m = 0), bool_or(mirror)
  from trade_cell group by hs, level, partner, flow
  order by hs, flow, partner`;

const toPorts = (year: number) => sql`
  with cells as (
    select hs, partner, port, flow, extract(month from month)::int as m, sum(usd) as usd
    from trade_row where ${ofYear(year)} and port <> '' and freq = 'M' group by 1, 2, 3, 4, 5
  ), wanted as (
    select left(hs, level) as hs, '' as partner, port, flow, m, sum(usd) as usd
    from cells cross join unnest(array[0, 2, 4, 6, 8, 10]) level where level <= length(hs) group by 1, 3, 4, 5
    union all
    select '', partner, port, flow, m, sum(usd) from cells group by 2, 3, 4, 5
  )
  insert into trade_port_year (hs, partner, port, flow, year, usd)
  select hs, partner, port, flow, ${sql.lit(year)}, ${twelve(sql`usd`)} from wanted group by 1, 2, 3, 4`;

const SPAN = sql`
  with months as (
    select make_date(t.year, m.no::int, 1) as month
    from trade_year t cross join unnest(t.usd) with ordinality m(usd, no)
    where t.hs = '' and t.partner = '' and m.usd is not null
  )
  update trade_span set
    first_month = (select min(month) from months), last_month = (select max(month) from months),
    first_year = (select min(year) from trade_year where hs = ''),
    last_year = (select max(year) from trade_year where hs = '')`;
