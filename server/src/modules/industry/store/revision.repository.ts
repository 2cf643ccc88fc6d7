import { sql } from 'kysely';
import type { StoredCoverage } from '../../../db/schema/industry.ts';
import type { Db } from '../../../db/schema.ts';
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
