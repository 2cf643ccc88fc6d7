import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../../db/schema.ts';

/** Creates the missing partitions of the days from `first` to `last`. */
export const createErrorDays = async (db: Kysely<Database>, first: string, last: string): Promise<void> => {
  await sql`
    select ensure_browser_error_day(day::date)
    from generate_series(${first}::date, ${last}::date, interval '1 day') day`.execute(db);
};

/** @returns the number of dropped days */
export const dropErrorDaysBefore = async (db: Kysely<Database>, day: string): Promise<number> => {
  const { rows } = await sql<{ name: string }>`
    select c.relname as name from pg_inherits i join pg_class c on c.oid = i.inhrelid
    where i.inhparent = 'browser_error'::regclass and c.relname < ${`browser_error_${day.replaceAll('-', '')}`}`.execute(
    db,
  );
  for (const { name } of rows) await sql`drop table if exists ${sql.table(name)}`.execute(db);
  return rows.length;
};
