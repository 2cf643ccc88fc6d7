import type { SeriesRevision } from '@bee/contracts/entity/industry';
import { sql } from 'kysely';
import type { StoredCoverage } from '../../../db/schema/industry.ts';
import type { Db } from '../../../db/schema.ts';
import type { TablePlan } from '../service/query-plan.ts';
import type { Condition } from './query-condition.ts';

type Revised = Required<Pick<StoredCoverage, 'revised' | 'last_revised_at'>>;

/** Number of matching rows that were published with different values before, and the date of the last change. */
export const countRevisions = async (db: Db, tableNo: number, conditions: readonly Condition[]): Promise<Revised> => {
  const { rows } = await sql<Revised>`
    select count(*)::int as revised, max(r.published_on)::text as last_revised_at
    from (
      select distinct table_no, period, adcode, d1, d2, d3, d4 from industry_past
      where ${sql.join([sql`table_no = ${tableNo}`, ...conditions.map((one) => one.sql)], sql` and `)}
    ) past join industry_row r using (table_no, period, adcode, d1, d2, d3, d4)`.execute(db);
  return rows[0] ?? { revised: 0, last_revised_at: null };
};

const MAX_REVISIONS = 20;

/** Periods of one series, from `from` on, for which different values of a measure were published; the newest first. */
export const listRevisions = async (
  db: Db,
  { table, conditions, vintage }: Pick<TablePlan, 'table' | 'conditions' | 'vintage'>,
  { place, from }: { place: number; from: string },
): Promise<SeriesRevision[]> => {
  const wanted = sql`where ${sql.join(
    [
      sql`table_no = ${table.no} and period >= ${from} and published_on <= coalesce(${vintage}::date, 'infinity')`,
      ...conditions.map((one) => one.sql),
    ],
    sql` and `,
  )}`;
  const { rows } = await sql<SeriesRevision>`
    select period, json_agg(json_build_object('value', value, 'published_on', published_on) order by revision) as values
    from (
      select period, cells[${place}::int] as value, published_on, revision from industry_past ${wanted}
      union all
      select period, cells[${place}::int], published_on, 32767 from industry_row ${wanted}
    ) published
    group by period having count(distinct coalesce(value::text, '')) > 1
    order by period desc limit ${MAX_REVISIONS}`.execute(db);
  return rows;
};
