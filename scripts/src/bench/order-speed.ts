import { setTimeout as sleep } from 'node:timers/promises';
import { fakeProvider } from '@bee/testing/server/fake-provider';
import { sql } from 'kysely';
import type { Db } from '../../../server/src/db/schema.ts';
import type { Deps } from '../../../server/src/deps.ts';
import {
  openPayment,
  processNotice,
  storeWebhookEvent,
  submitOrder,
} from '../../../server/src/modules/commerce/index.ts';
import { goal, type Measured } from './goals.ts';
import { onPostgres } from './on-postgres.ts';
import { fixed, latenciesOf } from './statistics.ts';

/** Ours reads the catalogue, checks the form key and unpaid orders, moves points and writes the history. */
const RATIO_LIMIT = 12;

type Options = { members: number; seconds: number };

const DAY = '2026-03-04';

/** Members who each buy once a second, at different times; null when PostgreSQL cannot be started. */
export const benchOrders = (options: Options, log: (line: string) => void): Promise<Measured | null> =>
  onPostgres(async ({ ours: { db } }) => {
    const uids = await addMembers(db, options.members);
    log(`${options.members} members buy once a second …`);
    const provider = fakeProvider('wechat', () => new Date());
    const clock = { now: () => new Date() };
    const payments = new Map([['wechat', provider]]);
    const deps = { db, clock, payments, settings: { publicUrl: '' }, log: { warn: () => undefined } };
    const parts = deps as unknown as Deps & { log: never };
    const times = { submit: [] as number[], notice: [] as number[], bare: [] as number[] };
    const buy = async (uid: number, no: number): Promise<void> => {
      const form = { id: 'vip-1', type: 'vip' as const, plan_id: 'vip-1', points: 10, remark: '', replace: true };
      const rest = { reuse: false, pay_amount: '47.90', form_token: `bench-${uid}-${no}` };
      const { order_id } = await timed(times.submit, () =>
        submitOrder(db, uid, { ...form, ...rest }, { now: clock.now(), today: DAY }),
      );
      const params = { uid, orderId: order_id, method: 'wechat' as const, channel: 'native' as const, ip: '' };
      const { payment } = await openPayment(parts, { ...params, refresh: false });
      provider.pay(payment.pay_no);
      const pending = provider.pending.pop();
      const body = Buffer.from(pending?.body ?? '');
      await timed(times.notice, async () => {
        const notice = await provider.readNotice(body, {});
        return processNotice(parts, await storeWebhookEvent(db, 'wechat', notice, clock.now()));
      });
    };
    await everySecond(uids, 1, buy);
    for (const list of Object.values(times)) list.length = 0;
    await everySecond(uids, options.seconds, (uid, no) => buy(uid, no + 1000));
    await everySecond(uids, options.seconds, (uid, no) => timed(times.bare, () => writeBare(db, uid, no)));
    const submit = latenciesOf(times.submit);
    const notice = latenciesOf(times.notice);
    const bare = latenciesOf(times.bare);
    const against = `against writing a bare order, ${options.members} members`;
    return {
      lines: [
        `orders, ${options.members} members who buy once a second, ${times.submit.length} bought: submit p50 ${fixed(submit.p50)} ms, ` +
          `p95 ${fixed(submit.p95)} ms; notification p50 ${fixed(notice.p50)} ms, p95 ${fixed(notice.p95)} ms; bare order p95 ${fixed(bare.p95)} ms`,
      ],
      goals: [
        goal(`order submit: p95 ${against}`, RATIO_LIMIT, submit.p95 / bare.p95, '×'),
        goal(`order submit: p95, ${options.members} members at once`, 30, submit.p95, 'ms'),
        goal(`notification: p95 ${against}`, RATIO_LIMIT, notice.p95 / bare.p95, '×'),
        goal(`notification: p95, ${options.members} members at once`, 30, notice.p95, 'ms'),
      ],
    };
  });

const addMembers = async (db: Db, count: number): Promise<number[]> => {
  const { rows } = await sql<{ uid: number }>`
    insert into member (nickname, reg_time, score)
    select '会员' || n, now(), 1000000 from generate_series(1, ${count}) n returning uid`.execute(db);
  return rows.map(({ uid }) => uid);
};

/**
 * Spreads members over each second, so that the number of concurrent requests is realistic; no member waits for
 * another.
 */
const everySecond = async (
  uids: number[],
  seconds: number,
  act: (uid: number, no: number) => Promise<unknown>,
): Promise<void> => {
  await Promise.all(
    uids.map(async (uid, place) => {
      await sleep((place / uids.length) * 1000);
      for (let no = 0; no < seconds; no += 1) await Promise.all([act(uid, no), sleep(1000)]);
    }),
  );
};

const writeBare = (db: Db, uid: number, no: number) =>
  db.transaction().execute(async (tx) => {
    await sql`select * from member where uid = ${uid} for update`.execute(tx);
    await sql`
      insert into purchase (id, no, uid, kind, target, items, amount, pay_amount, status, created_at, expires_at)
      values (${`bare-${uid}-${no}`}, ${`bare-${uid}-${no}`}, ${uid}, 'vip', ${`bare-${no}`}, '[]', 48, 48, 'cancelled',
        now(), now())`.execute(tx);
  });

const timed = async <Result>(times: number[], work: () => Promise<Result>): Promise<Result> => {
  const since = performance.now();
  const result = await work();
  times.push(performance.now() - since);
  return result;
};
