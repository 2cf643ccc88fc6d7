import { sql } from 'kysely';
import type { Db } from './schema.ts';

/** Tables with a partition per day. */
type DayTable = 'action_record' | 'browser_error' | 'call_minute';

/**
 * Creates the partitions of today and the next week, drops those of days before `first`. Rows of a day without a
 * partition are stored in the default partition until then.
 * @returns the number of dropped days
 */
export const keepDays = async (db: Db, table: DayTable, today: string, first: string): Promise<number> => {
  const { rows } = await sql<{ dropped: number }>`
    select keep_days(${table}, ${today}::date, ${first}::date) as dropped`.execute(db);
  return rows[0]?.dropped ?? 0;
};
