import type { PeriodFreq } from '@bee/domain/table-period';
import { sql } from 'kysely';
import type { Db } from '../../../db/schema.ts';
import { coverageOf } from '../model/coverage.ts';

/** Refreshes the statistics of tables whose rows have changed, and the counts of the tree. */
export const refreshTables = async (db: Db, numbers: readonly number[]): Promise<void> => {
  await sql`delete from industry_value where table_no = any(${numbers}::int[])`.execute(db);
  await sql`
    insert into industry_value (table_no, slot, value, rows)
    select table_no,
      case when grouping(period) = 0 then 'period' when grouping(adcode) = 0 then 'adcode'
        when grouping(published_on) = 0 then 'published_on' when grouping(d1) = 0 then 'd1'
        when grouping(d2) = 0 then 'd2' when grouping(d3) = 0 then 'd3' else 'd4' end,
      ${VALUE}, count(*)
    from industry_row where table_no = any(${numbers}::int[])
    group by grouping sets ((table_no, period), (table_no, adcode), (table_no, published_on),
      (table_no, d1), (table_no, d2), (table_no, d3), (table_no, d4))
    having ${VALUE} <> ''`.execute(db);
  await sql`
    insert into industry_value (table_no, slot, value, rows)
    select table_no, 'published_on', published_on::text, 0 from industry_past
    where table_no = any(${numbers}::int[]) group by 1, 3
    on conflict (table_no, slot, value) do nothing`.execute(db);
  await setCounts(db, numbers);
  await refreshTree(db);
};

const VALUE = sql`coalesce(period, adcode, published_on::text, d1, d2, d3, d4)`;

type Counted = { no: number; freq: PeriodFreq; periods: string[]; revised: number; last_revised_at: string | null };

const setCounts = async (db: Db, numbers: readonly number[]): Promise<void> => {
  await sql`
    update industry_table t set
      first_period = (select min(value) from industry_value v where v.table_no = t.no and slot = 'period'),
      last_period = (select max(value) from industry_value v where v.table_no = t.no and slot = 'period'),
      row_count = (select coalesce(sum(rows), 0) from industry_value v where v.table_no = t.no and slot = 'period'),
      places = t.market_places || array(
        select value from industry_value v where v.table_no = t.no and slot = 'adcode' order by 1),
      vintages = array(
        select value from industry_value v where v.table_no = t.no and slot = 'published_on' order by 1 desc)
    where t.no = any(${numbers}::int[])`.execute(db);
  const { rows } = await sql<Counted>`
    select t.no, t.freq,
      array(select value from industry_value v where v.table_no = t.no and slot = 'period' order by 1) as periods,
      coalesce(p.revised, 0)::int as revised, p.last_revised_at
    from industry_table t
    left join (
      select o.table_no, count(*) as revised, max(r.published_on)::text as last_revised_at
      from (select distinct table_no, period, adcode, d1, d2, d3, d4 from industry_past
        where table_no = any(${numbers}::int[])) o
      join industry_row r using (table_no, period, adcode, d1, d2, d3, d4) group by 1
    ) p on p.table_no = t.no
    where t.no = any(${numbers}::int[])`.execute(db);
  const coverage = rows.map(({ freq, periods, revised, last_revised_at }) =>
    JSON.stringify({ ...coverageOf(freq, periods), revised, last_revised_at }),
  );
  await sql`
    update industry_table t set coverage = counted.coverage::jsonb
    from unnest(${rows.map(({ no }) => no)}::int[], ${coverage}::text[]) as counted (no, coverage)
    where t.no = counted.no`.execute(db);
};

/** Updates the number of tables below each node. */
const refreshTree = async (db: Db): Promise<void> => {
  await sql`
    update industry_node n set tables = counted.tables
    from (
      select id, count(*)::int as tables
      from (
        select m.id from industry_node m where m.type = 'model'
        union all
        select part ->> 'id' from industry_node m cross join jsonb_array_elements(m.path) part where m.type = 'model'
      ) one group by id
    ) counted
    where counted.id = n.id and n.tables <> counted.tables`.execute(db);
};

export const refreshAllTables = async (db: Db): Promise<void> => {
  const { rows } = await sql<{ no: number }>`select no from industry_table`.execute(db);
  await refreshTables(
    db,
    rows.map(({ no }) => no),
  );
};
