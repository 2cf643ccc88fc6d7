import { sql } from 'kysely';
import type { Db } from '../../../../db/schema.ts';
import { indexTables } from '../../store/index-tables.ts';
import { refreshTables } from '../../store/refresh-tables.ts';
import { dropTables, type NewTable, storeTables } from '../../store/store-tables.ts';

/**
 * Merges the staged rows into the stored tables and replaces the sample. If the cells of a key differ, the published
 * values are retained as past revisions. Known values are not stored again, so re-importing a file changes nothing.
 */
export const publishTables = async (db: Db, tables: readonly NewTable[], sourceId: number): Promise<void> => {
  await dropTables(db, { sample: true });
  const { rows: sources } = await sql<{ at: string }>`
    select retrieved_at as at from data_source where id = ${sourceId}`.execute(db);
  const numbers = await storeTables(db, tables, {
    sample: false,
    sourceId,
    at: sources[0]?.at ?? new Date().toISOString(),
  });
  // The planner has no statistics on the rows staged in this run.
  await sql`analyze stage_industry_row`.execute(db);
  await sql`create temporary table industry_version on commit drop as ${VERSIONS}`.execute(db);
  await sql`
    delete from industry_past o using industry_version v where ${sameKey('o', 'v')}`.execute(db);
  await sql`
    insert into industry_past (${KEY}, revision, cells, published_on)
    select ${KEY}, row_number() over (partition by ${KEY} order by age desc), cells, published_on
    from industry_version where age > 1`.execute(db);
  await sql`
    insert into industry_row (${KEY}, cells, published_on)
    select ${KEY}, cells, published_on from industry_version where age = 1
    on conflict (${KEY}) do update set cells = excluded.cells, published_on = excluded.published_on`.execute(db);
  await sql`drop table industry_version`.execute(db);
  await refreshTables(db, [...numbers.values()]);
  await indexTables(db);
};

const KEY = sql.raw('table_no, period, adcode, d1, d2, d3, d4');
const keyOf = (alias: string) =>
  sql.raw(['table_no', 'period', 'adcode', 'd1', 'd2', 'd3', 'd4'].map((column) => `${alias}.${column}`).join(', '));
const sameKey = (one: string, other: string) => sql`(${keyOf(one)}) = (${keyOf(other)})`;

/**
 * All versions of the staged keys; `age` 1 is the newest. For versions of the same day the later row is newer. Known
 * values are not stored again. If the last value in the files is the current one, their earlier values are placed
 * before it.
 */
const VERSIONS = sql`
  with staged as (
    select t.no as table_no, s.period, s.adcode, s.d1, s.d2, s.d3, s.d4, s.cells, s.published_on, s.place,
      row_number() over (partition by t.no, s.period, s.adcode, s.d1, s.d2, s.d3, s.d4
        order by s.published_on desc, s.place desc) as age
    from stage_industry_row s join industry_table t on t.model_id = s.model_id
  ), known as (
    select ${keyOf('r')}, r.cells, r.published_on, 32767 as revision
    from industry_row r where exists (select from staged s where ${sameKey('s', 'r')})
    union all
    select ${keyOf('o')}, o.cells, o.published_on, o.revision
    from industry_past o where exists (select from staged s where ${sameKey('s', 'o')})
  ), still as (
    select ${keyOf('r')}, r.published_on
    from industry_row r join staged s on ${sameKey('s', 'r')} and s.age = 1 and s.cells = r.cells
  ), versions as (
    select ${KEY}, cells, published_on, 0 as origin, revision as place from known
    union all
    select ${keyOf('s')}, s.cells, least(s.published_on, c.published_on), case when c.period is null then 1 else -1 end, s.place
    from staged s left join still c on ${sameKey('c', 's')}
    where case when s.age = 1 then c.period is null
      else not exists (select from known k where ${sameKey('k', 's')} and k.cells = s.cells) end
  ), changed as (
    select v.*, lag(cells) over (partition by ${KEY} order by published_on, origin, place) as before
    from versions v
  )
  select ${KEY}, cells, published_on,
    row_number() over (partition by ${KEY} order by published_on desc, origin desc, place desc) as age
  from changed where cells is distinct from before`;
