import type { Invoice, InvoiceTitle } from '@bee/contracts/resource/invoice';
import { MAX_TITLES } from '@bee/domain/invoice-title';
import { sql } from 'kysely';
import { queryRows } from '../../../../db/query-rows.ts';
import type { Db, Tx } from '../../../../db/schema.ts';
import { Conflict } from '../../../../http/errors.ts';

/** The default title first, then the newest. */
export const listTitles = (db: Db, uid: number) => queryRows<InvoiceTitle>(db)`
    select id::text as id, kind, title, tax_no, address, phone, bank, account, is_default
    from invoice_title where uid = ${uid} order by is_default desc, invoice_title.id desc`;

type Entry = Invoice['title'] & { is_default: boolean };

/**
 * Inserts a title, or updates the title with the same kind, name and tax number. Requires the member's lock.
 * @throws Conflict if the member already has the maximum number of titles
 */
export const insertTitle = async (tx: Tx, uid: number, entry: Entry, now: Date): Promise<void> => {
  const { kind, title, tax_no, address, phone, bank, account } = entry;
  const id = await findSame(tx, uid, entry);
  if (id === undefined && (await countTitles(tx, uid)) >= MAX_TITLES)
    throw new Conflict(`抬头簿已有 ${MAX_TITLES} 个抬头，请先删除不用的抬头`);
  if (entry.is_default) await dropDefault(tx, uid);
  await tx
    .insertInto('invoice_title')
    .values({ ...entry, uid, created_at: now })
    .onConflict((conflict) =>
      conflict.columns(['uid', 'kind', 'title', 'tax_no']).doUpdateSet({
        ...{ kind, title, tax_no, address, phone, bank, account },
        // Saving again without the flag does not clear the default.
        ...(entry.is_default && { is_default: true }),
      }),
    )
    .execute();
};

/**
 * @returns false if the member has no such title.
 * @throws Conflict if another title has the same kind, name and tax number
 */
export const changeTitle = async (tx: Tx, uid: number, id: number, entry: Entry): Promise<boolean> => {
  const same = await findSame(tx, uid, entry);
  if (same !== undefined && same !== id) throw new Conflict(`抬头簿里已有“${entry.title}”，请直接修改那一个`, 'title');
  if (entry.is_default) await dropDefault(tx, uid, id);
  const { numUpdatedRows } = await tx
    .updateTable('invoice_title')
    .set(entry)
    .where('uid', '=', uid)
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

/** @returns false if the member has no such title */
export const dropTitle = async (tx: Tx, uid: number, id: number): Promise<boolean> => {
  const { numDeletedRows } = await tx
    .deleteFrom('invoice_title')
    .where('uid', '=', uid)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
};

const findSame = async (tx: Tx, uid: number, { kind, title, tax_no }: Entry) =>
  (
    await tx
      .selectFrom('invoice_title')
      .select('id')
      .where('uid', '=', uid)
      .where('kind', '=', kind)
      .where('title', '=', title)
      .where('tax_no', '=', tax_no)
      .executeTakeFirst()
  )?.id;

const countTitles = async (tx: Tx, uid: number): Promise<number> => {
  const { count } = await tx
    .selectFrom('invoice_title')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('uid', '=', uid)
    .executeTakeFirstOrThrow();
  return count;
};

const dropDefault = async (tx: Tx, uid: number, but = 0): Promise<void> => {
  await tx
    .updateTable('invoice_title')
    .set({ is_default: false })
    .where('uid', '=', uid)
    .where('is_default', '=', true)
    .where('id', '<>', but)
    .execute();
};
