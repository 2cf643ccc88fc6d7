import type { Insertable, Kysely } from 'kysely';
import type { ActionLogTable, Database } from '../../../db/schema.ts';

export type ActionRow = Insertable<ActionLogTable>;

const DELETED_AT_ONCE = 5000;

/** One statement for all rows; rows that already exist are skipped. @returns the number of new rows */
export const storeActions = async (db: Kysely<Database>, rows: ActionRow[]): Promise<number> => {
  const { numInsertedOrUpdatedRows: stored } = await db
    .insertInto('action_log')
    .values(rows)
    .onConflict((conflict) => conflict.column('record_id').doNothing())
    .executeTakeFirst();
  return Number(stored ?? 0);
};

/** Deletes in small batches to avoid blocking other statements. @returns the number of deleted rows */
export const deleteActionsBefore = async (db: Kysely<Database>, limit: Date): Promise<number> => {
  let deleted = 0;
  for (;;) {
    const old = db
      .selectFrom('action_log')
      .select('id')
      .where('created_at', '<', limit.toISOString())
      .limit(DELETED_AT_ONCE);
    const { numDeletedRows } = await db.deleteFrom('action_log').where('id', 'in', old).executeTakeFirst();
    deleted += Number(numDeletedRows);
    if (numDeletedRows < DELETED_AT_ONCE) return deleted;
  }
};
