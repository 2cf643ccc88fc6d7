import { openSampleDatabase, type ServerTestDatabase } from '@bee/testing/server/test-database';
import { sql } from 'kysely';
import type { Db } from '../../../../db/schema.ts';
import { findBroken } from './money-invariants.ts';

let database: ServerTestDatabase;
beforeAll(async () => {
  database = await openSampleDatabase();
});
afterAll(() => database?.close());

class Undone extends Error {}

/** Names of the invariants violated after a change; the change is rolled back. */
const foundAfter = async (change: (tx: Db) => Promise<unknown>): Promise<string[]> => {
  let holds: string[] = [];
  await database.db
    .transaction()
    .execute(async (tx) => {
      await change(tx);
      holds = (await findBroken(tx)).map((broken) => broken.holds);
      throw new Undone();
    })
    .catch((error: unknown) => {
      if (!(error instanceof Undone)) throw error;
    });
  return holds;
};

const update = (statement: string) => (tx: Db) => sql.raw(statement).execute(tx);

describe('what must hold of money', () => {
  it('holds for the sample', async () => {
    expect(await findBroken(database.db)).toEqual([]);
  });

  it.each([
    ['积分余额等于', `update member set score = score + 1 where uid = 1002`],
    ['每一行积分明细', `update score_record set balance = balance + 1 where id = (select min(id) from score_record)`],
    ['会员到期时间等于', `update member set vip_expire = vip_expire + interval '1 day' where uid = 1002`],
    ['每一行会员期明细', `update membership_record set ends_before = now() where source = 'order'`],
    ['已付的订单恰有', `delete from payment where order_id = 'smp3vd7t9rh2'`],
    ['已付的订单恰有', `update payment set amount = 0.01 where order_id = 'smp3vd7t9rh2'`],
    ['没有付的', `update purchase set status = 'cancelled' where id = 'smp3vd7t9rh2'`],
    ['应付等于', `update purchase set points_used = 100 where id = 'smp3vd7t9rh2'`],
    ['买会员的已付订单', `delete from membership_record where source = 'order'`],
    ['已付的会员期', `update purchase set benefit_to = benefit_to + interval '2 years' where kind = 'vip'`],
    ['订单已退的金额', `update purchase set refunded = 1 where id = 'smp3vd7t9rh2'`],
    ['退款中的订单', `update refund set status = 'rejected' where status = 'requested'`],
    ['一笔付款的退款', `update refund set amount = amount + 1`],
    ['退回的发票', `update purchase set invoice_status = 'submitted' where id = 'smp3vd7t9rh2'`],
  ])('is told to be broken: %s', async (holds, statement) => {
    expect(await foundAfter(update(statement))).toContainEqual(expect.stringContaining(holds));
  });
});
