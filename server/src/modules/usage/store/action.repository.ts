import { randomUUID } from 'node:crypto';
import { addDays } from '@bee/domain/calendar-day';
import { type Insertable, sql } from 'kysely';
import { shanghaiDay } from '../../../clock.ts';
import type { Database, Db } from '../../../db/schema.ts';

type Column = Insertable<Database['action_record']>;

export type ActionRow = Omit<Column, 'day' | 'record_id' | 'record' | 'created_at'> & {
  /** Null if the client sent none; repeats are then counted again. */
  record_id: string | null;
  record: Record<string, unknown>;
  created_at: Date;
};

/**
 * One statement for all rows; rows that already exist are skipped, also if a repeat arrives after midnight. Columns that
 * are missing from `ActionRow` are null, so that a process of the version before needs new columns to be nullable.
 * @returns the number of new rows
 */
export const storeActions = async (db: Db, given: ActionRow[]): Promise<number> => {
  const rows = new Map(
    given.map((row) => {
      const record_id = row.record_id ?? randomUUID();
      return [record_id, { ...row, record_id, day: shanghaiDay(row.created_at) }];
    }),
  );
  const daysBefore = new Set([...rows.values()].map(({ day }) => addDays(day, -1)));
  const { numAffectedRows: stored } = await sql`
    insert into action_record
    select given.* from jsonb_populate_recordset(null::action_record, ${JSON.stringify([...rows.values()])}::jsonb) given
    where not exists (
      select from action_record r where r.record_id = given.record_id and r.day = any(${[...daysBefore]}::date[])
    ) on conflict do nothing`.execute(db);
  return Number(stored ?? 0);
};
