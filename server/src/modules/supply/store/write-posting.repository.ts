import { type SupplyAction, type SupplyState, supplyStep } from '@bee/domain/supply';
import { type Selectable, sql } from 'kysely';
import { queryRow } from '../../../db/query-rows.ts';
import type { Database, Db, Tx } from '../../../db/schema.ts';
import { type PostingRow, postingColumns } from './posting.repository.ts';

type Written = Omit<
  Selectable<Database['supply_posting']>,
  | 'id'
  | 'uid'
  | 'form_token'
  | 'reason'
  | 'reviewed_by'
  | 'reviewed_at'
  | 'revision'
  | 'views'
  | 'contacts'
  | 'sample'
  | 'created_at'
  | 'published_at'
>;
export type PostingText = Omit<Written, 'status'>;
export type NewPosting = Written & { id: string; uid: number; form_token: string; created_at: Date };

type Made = { id: string; status: SupplyState };

/** @returns false if a posting with the same form token already exists */
export const insertPosting = async (tx: Tx, posting: NewPosting, fids: string[]): Promise<boolean> => {
  const { numInsertedOrUpdatedRows = 0n } = await tx
    .insertInto('supply_posting')
    .values(posting)
    .onConflict((conflict) => conflict.column('form_token').doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows === 0n) return false;
  await insertImages(tx, posting.id, fids);
  return true;
};

export const findByToken = (db: Db, uid: number, token: string): Promise<Made | undefined> =>
  db
    .selectFrom('supply_posting')
    .select(['id', 'status'])
    .where('form_token', '=', token)
    .where('uid', '=', uid)
    .executeTakeFirst();

type Own = { id: string; uid: number; today: string };

/** Loads the member's own posting and locks it until the transaction ends. */
export const lockOwn = (tx: Tx, { id, uid, today }: Own) => queryRow<PostingRow>(tx)`
    select ${postingColumns(today)} from supply_posting p where p.id = ${id} and p.uid = ${uid} for update of p`;

export const updatePosting = async (tx: Tx, id: string, posting: Written, fids: string[]): Promise<void> => {
  await tx
    .updateTable('supply_posting')
    .set({ ...posting, reason: '', revision: sql<number>`revision + 1` })
    .where('id', '=', id)
    .execute();
  await tx.deleteFrom('supply_image').where('posting_id', '=', id).execute();
  await insertImages(tx, id, fids);
};

const insertImages = async (tx: Tx, id: string, fids: string[]): Promise<void> => {
  if (fids.length === 0) return;
  await tx
    .insertInto('supply_image')
    .values(fids.map((fid, place) => ({ posting_id: id, place, fid })))
    .execute();
};

/** One statement, so that only one of two conflicting changes succeeds. @returns whether the status was changed */
export const changeStatus = async (
  db: Db,
  { id, uid, action, today }: { id: string; uid: number; action: SupplyAction; today: string },
): Promise<boolean> => {
  const { from, to } = supplyStep(action);
  if (to === 'deleted') {
    // Expired postings may be deleted even before the expiry job has run.
    const { numDeletedRows } = await db
      .deleteFrom('supply_posting')
      .where('id', '=', id)
      .where('uid', '=', uid)
      .where(({ eb, or }) => or([eb('status', 'in', from), eb('expires_at', '<', today)]))
      .executeTakeFirst();
    return numDeletedRows > 0n;
  }
  const { numUpdatedRows } = await db
    .updateTable('supply_posting')
    .set({ status: to })
    .where('id', '=', id)
    .where('uid', '=', uid)
    .where('status', 'in', from)
    .where('expires_at', '>=', today)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

/** @returns the number of postings whose last day is before `today` */
export const expireBefore = async (db: Db, today: string): Promise<number> => {
  const { numUpdatedRows } = await db
    .updateTable('supply_posting')
    .set({ status: 'expired' })
    .where('status', 'in', ['online', 'paused'])
    .where('expires_at', '<', today)
    .executeTakeFirst();
  return Number(numUpdatedRows);
};

/** Name of the product in the price data, also found by its aliases. */
export const findProductName = async (db: Db, name: string, key: string): Promise<string | undefined> => {
  const { rows } = await sql<{ name: string }>`
    select name from price_product where match_key = ${key} or ${name} = any(alias)
    order by match_key = ${key} desc, rank limit 1`.execute(db);
  return rows[0]?.name;
};

/** @returns whether this is the member's first view of the number on that day */
export const insertReveal = async (
  tx: Tx,
  reveal: { posting_id: string; uid: number; day: string },
): Promise<boolean> => {
  const { numInsertedOrUpdatedRows = 0n } = await tx
    .insertInto('supply_reveal')
    .values(reveal)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
};

export const countReveal = (db: Db, id: string) => countUp(db, id, 'contacts');
export const countView = (db: Db, id: string) => countUp(db, id, 'views');

const countUp = async (db: Db, id: string, column: 'views' | 'contacts'): Promise<void> => {
  await db
    .updateTable('supply_posting')
    .set({ [column]: sql<number>`${sql.ref(column)} + 1` })
    .where('id', '=', id)
    .execute();
};
