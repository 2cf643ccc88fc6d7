import type { PayMethod } from '@bee/contracts/resource/payment';
import { fenOf } from '@bee/domain/money';
import fastify from 'fastify';
import { sql } from 'kysely';
import type { Deps } from '../../../../server/src/deps.ts';
import { findBroken } from '../../../../server/src/modules/commerce/index.ts';
import { paymentNotices } from '../../../../server/src/modules/commerce/payment/routes/notice-transfer.ts';
import { grantScore } from '../../../../server/src/modules/identity/store/score.repository.ts';
import { readSettings } from '../../../../server/src/settings.ts';
import { type CrashingDatabase, crashingDatabase } from './crashing-database.ts';
import { type FakeProvider, fakeProvider, type SentNotice } from './fake-provider.ts';
import { runMoneyJobs } from './run-job.ts';
import type { ServerTestDatabase } from './test-database.ts';

const START = Date.parse('2026-03-04T02:00:00Z');
const POINTS = 5_000;

/** One member, two providers and a clock; everything else is production code. */
export type MoneyWorld = {
  uid: number;
  deps: Deps;
  providers: Record<PayMethod, FakeProvider>;
  crashing: CrashingDatabase;
  now(): Date;
  pass(minutes: number): void;
  /** @returns whether the notification was acknowledged */
  deliver(notice: SentNotice): Promise<boolean>;
  /** Advances the time without failures and repeats notifications until they are acknowledged. */
  settleDown(): Promise<void>;
  close(): Promise<void>;
};

export const openMoneyWorld = async (database: ServerTestDatabase): Promise<MoneyWorld> => {
  let at = START;
  const now = () => new Date(at);
  const providers = { wechat: fakeProvider('wechat', now), alipay: fakeProvider('alipay', now) };
  const crashing = crashingDatabase(database.pool);
  const settings = readSettings({ LOG_LEVEL: 'silent' }, '/', () => 'a secret of this test run');
  const deps = {
    settings,
    db: crashing.db,
    clock: { now },
    payments: new Map(Object.entries(providers)),
  } as unknown as Deps;
  const app = fastify();
  await app.register(paymentNotices(deps), { prefix: '/notify' });
  const { uid } = await database.db
    .insertInto('member')
    .values({ mobile: null, password_hash: null, nickname: '随机', reg_time: now() })
    .returning('uid')
    .executeTakeFirstOrThrow();
  const gift = { type: 'gift', id: 'model' };
  await grantScore(database.db, { uid, source: 'gift', title: '起始', score: POINTS, biz: gift, now: now() });

  const deliver = async ({ method, body }: SentNotice): Promise<boolean> => {
    const payload = Buffer.from(body);
    const headers = { 'content-type': 'application/octet-stream' };
    const answer = await app.inject({ method: 'POST', url: `/notify/${method}`, payload, headers });
    const isHeard = answer.statusCode === 200;
    if (isHeard) {
      const { pending } = providers[method];
      const index = pending.findIndex((notice) => notice.body === body);
      if (index >= 0) pending.splice(index, 1);
    }
    return isHeard;
  };

  const settleDown = async (): Promise<void> => {
    crashing.heal();
    for (const provider of Object.values(providers)) provider.fail(0, false);
    for (let round = 0; round < 4; round++) {
      at += 45 * 60_000;
      for (const provider of Object.values(providers)) {
        provider.finishRefunds();
        for (const notice of [...provider.pending]) await deliver(notice);
      }
      await runMoneyJobs(deps);
    }
  };

  return {
    uid,
    deps,
    providers,
    crashing,
    now,
    pass: (minutes) => {
      at += minutes * 60_000;
    },
    deliver,
    settleDown,
    close: async () => {
      await app.close();
      await database.db.deleteFrom('payment_notice').execute();
      await database.db.deleteFrom('member').where('uid', '=', uid).execute();
    },
  };
};

/** @throws Error naming the violated rules */
export const proveMoney = async (database: ServerTestDatabase): Promise<void> => {
  const broken = await findBroken(database.db);
  if (broken.length > 0) throw new Error(broken.map(({ holds, what }) => `${holds}: ${what.join(', ')}`).join('\n'));
};

/** Outcomes of a course: results of notifications, states of orders, refunds, payments and invoices. */
export const whatHappened = async (database: ServerTestDatabase): Promise<string[]> => {
  const { rows } = await sql<{ what: string }>`
    select 'notice ' || outcome as what from payment_notice union select 'order ' || status from purchase_step
    union select 'refund ' || status || ' ' || cause from refund union select 'payment ' || status from payment
    union select 'invoice ' || status from invoice`.execute(database.db);
  return rows.map(({ what }) => what);
};

/**
 * Compares the books of the providers with the orders: payments minus refunds must equal the amount of the paid orders
 * to the fen, and nothing may be left pending. Must be called after `settleDown`.
 * @throws Error
 */
export const proveNothingLost = async (database: ServerTestDatabase, { providers, uid }: MoneyWorld): Promise<void> => {
  const totals = Object.values(providers).map((provider) => provider.totals());
  const kept = totals.reduce((sum, { paid, refunded }) => sum + paid - refunded, 0);
  const orders = await database.db.selectFrom('purchase').selectAll().where('uid', '=', uid).execute();
  const held = orders
    .filter(({ status }) => status === 'paid' || status === 'refunding')
    .reduce((sum, { pay_amount, refunded }) => sum + fenOf(pay_amount) - fenOf(refunded), 0);
  if (kept !== held) throw new Error(`providers hold ${kept} fen for us, orders ${held}`);
  const hanging = orders.filter(({ status }) => status === 'unpaid').map(({ no }) => no);
  if (hanging.length > 0) throw new Error(`still unpaid long after their time: ${hanging.join()}`);
  const open = await database.db
    .selectFrom('payment')
    .select('pay_no')
    .where((eb) => eb.or([eb('status', 'in', ['waiting', 'scanned']), eb('closed_at', 'is', null)]))
    .execute();
  if (open.length > 0) throw new Error(`payments that nobody ended: ${open.map(({ pay_no }) => pay_no).join()}`);
  const notices = await database.db
    .selectFrom('payment_notice')
    .select('id')
    .where('processed_at', 'is', null)
    .execute();
  if (notices.length > 0) throw new Error(`${notices.length} notifications were never processed`);
};
