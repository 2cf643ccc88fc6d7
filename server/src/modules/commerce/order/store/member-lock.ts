import type { Selectable } from 'kysely';
import type { Database, Db, Tx } from '../../../../db/schema.ts';
import { transact } from '../../../../db/transact.ts';
import type { MemberRow } from '../../../identity/index.ts';

export type PurchaseRow = Selectable<Database['purchase']>;

/**
 * The single lock for money: every transaction that changes a member's orders, payments, refunds, invoices, points or
 * membership locks the member's row in its first statement. Such transactions are serialized and never read stale data.
 */
export const withMember = <Result>(
  db: Db,
  uid: number,
  work: (tx: Tx, member: MemberRow) => Promise<Result>,
): Promise<Result> =>
  transact(db, async (tx) => {
    const member = await tx
      .selectFrom('member')
      .selectAll()
      .where('uid', '=', uid)
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow();
    return work(tx, member);
  });

/**
 * Same as `withMember`, starting from an order.
 * @returns null if the order does not exist
 */
export const withOwner = async <Result>(
  db: Db,
  orderId: string,
  work: (tx: Tx, member: MemberRow, order: PurchaseRow) => Promise<Result>,
): Promise<Result | null> => {
  for (;;) {
    const found = await db.selectFrom('purchase').select('uid').where('id', '=', orderId).executeTakeFirst();
    if (!found) return null;
    const done = await withMember(db, found.uid, async (tx, member) => {
      const order = await tx.selectFrom('purchase').selectAll().where('id', '=', orderId).executeTakeFirst();
      // The accounts were merged meanwhile: retry with the row lock of the new owner.
      if (order?.uid !== member.uid) return null;
      return { result: await work(tx, member, order) };
    });
    if (done) return done.result;
  }
};
