import type { Kysely, Selectable } from 'kysely';
import type { PurchaseTable } from '../../db/schema/order.ts';
import type { Database } from '../../db/schema.ts';
import type { MemberRow } from '../user/member.repository.ts';

export type PurchaseRow = Selectable<PurchaseTable>;

/**
 * The one lock of money: whatever changes orders, payments, refunds, invoices, points or a membership of a member holds
 * the member's row from its first statement on, so all of it happens one after the other and nothing read is stale.
 */
export const withMember = <Result>(
  db: Kysely<Database>,
  uid: number,
  work: (tx: Kysely<Database>, member: MemberRow) => Promise<Result>,
): Promise<Result> =>
  db.transaction().execute(async (tx) => {
    const member = await tx
      .selectFrom('member')
      .selectAll()
      .where('uid', '=', uid)
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow();
    return work(tx, member);
  });

/** The same for what begins with an order. @returns null where there is no such order */
export const withOwner = async <Result>(
  db: Kysely<Database>,
  orderId: string,
  work: (tx: Kysely<Database>, member: MemberRow, order: PurchaseRow) => Promise<Result>,
): Promise<Result | null> => {
  for (;;) {
    const found = await db.selectFrom('purchase').select('uid').where('id', '=', orderId).executeTakeFirst();
    if (!found) return null;
    const done = await withMember(db, found.uid, async (tx, member) => {
      const order = await tx.selectFrom('purchase').selectAll().where('id', '=', orderId).executeTakeFirst();
      // Two accounts became one meanwhile: the order has another owner, whose row is the lock.
      if (order?.uid !== member.uid) return null;
      return { result: await work(tx, member, order) };
    });
    if (done) return done.result;
  }
};
