import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { membershipPlans } from '@bee/domain/vip-plans';
import { sql } from 'kysely';
import { findBroken } from '../../../../server/src/modules/commerce/index.ts';
import { findProjectRoot } from '../../../../server/src/project.ts';
import { chance } from '../../../../server/src/sample/random.ts';
import type { ServerTestDatabase } from './test-database.ts';

const SENDERS = 16;
const MAX_TIMES = 20;
const SELLER = { seller: 'seller-wechat', appId: 'app-wechat' };

type Run = { orders: number; kills: number };

/**
 * Inserts unpaid orders with payments, two per member.
 * @returns the provider's notifications, each repeated 1 to 20 times
 */
const waitingOrders = async (database: ServerTestDatabase, orders: number): Promise<string[]> => {
  const now = new Date();
  await sql`
    with people as (
      insert into member (nickname, reg_time) select 'k' || n, ${now} from generate_series(1, ${orders / 2}) n returning uid)
    insert into purchase (id, no, uid, kind, target, plan_id, items, amount, pay_amount, status, created_at, expires_at)
    select kind || uid, 'K-' || kind || uid, uid, kind, kind, kind || '-1', '[{"title":"会员","spec":"","qty":1,"price":"0.00"}]',
      price, price, 'unpaid', ${now}, ${now}::timestamptz + interval '1 hour'
    from people cross join (values ('vip', ${priceOf('vip')}::numeric), ('veg_vip', ${priceOf('veg_vip')}::numeric)) k (kind, price)`.execute(
    database.db,
  );
  await sql`
    insert into payment (pay_no, order_id, method, channel, amount, status, created_at, expires_at)
    select 'P' || id, id, 'wechat', 'native', pay_amount, 'waiting', ${new Date(now.getTime() + 3600_000)}, expires_at
    from purchase`.execute(database.db);
  const payments = await database.db.selectFrom('payment').select(['pay_no', 'amount']).execute();
  return payments.flatMap(({ pay_no, amount }) => {
    const trade = {
      payNo: pay_no,
      tradeNo: `T${pay_no}`,
      amount: Math.round(Number(amount) * 100),
      paidAt: now,
      ...SELLER,
    };
    const notice = JSON.stringify({
      signature: 'signed',
      notice: { kind: 'paid', key: `paid:${trade.tradeNo}`, trade },
    });
    return Array<string>(1 + Math.floor(chance('times', pay_no) * MAX_TIMES)).fill(notice);
  });
};

const priceOf = (kind: 'vip' | 'veg_vip') => membershipPlans[kind][0]?.price ?? 0;

type Worker = { process: ChildProcess; port: number };

const startWorker = async (database: ServerTestDatabase): Promise<Worker> => {
  const script = path.join(findProjectRoot(), 'shared/testing/src/server/notice-worker.ts');
  const { connectionString } = database.pool.options;
  const child = spawn(process.execPath, ['--import', 'tsx', script, connectionString ?? ''], {
    cwd: findProjectRoot(),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of child.stdout) return { process: child, port: Number(String(line)) };
  throw new Error('the worker did not start');
};

/**
 * Delivers all notifications in random order and concurrently to a process that is repeatedly killed (SIGKILL) and
 * restarted. Like the providers, repeats notifications that were not acknowledged.
 * @returns the number of acknowledged deliveries
 */
export const deliverThroughKills = async (database: ServerTestDatabase, { orders, kills }: Run): Promise<number> => {
  const notice = await waitingOrders(database, orders);
  const queue = notice
    .map((body, place) => ({ body, at: chance('shuffle', place) }))
    .sort((a, b) => a.at - b.at)
    .map(({ body }) => body);
  let worker = await startWorker(database);
  let answered = 0;
  const send = async (): Promise<void> => {
    for (let body = queue.pop(); body !== undefined; body = queue.pop()) {
      const headers = { 'content-type': 'application/json' };
      const isHeard = await fetch(`http://127.0.0.1:${worker.port}/notify/wechat`, {
        method: 'POST',
        body,
        headers,
      }).then(
        ({ status }) => status === 200,
        () => false,
      );
      if (isHeard) answered++;
      else {
        queue.unshift(body);
        await sleep(20);
      }
    }
  };
  const kill = async (): Promise<void> => {
    for (let done = 0; done < kills; done++) {
      // Spread over the deliveries rather than over time, so that slow machines behave the same.
      const until = ((done + 1) / (kills + 1)) * notice.length;
      while (answered < until) await sleep(5);
      worker.process.kill('SIGKILL');
      worker = await startWorker(database);
    }
  };
  try {
    await Promise.all([...Array.from({ length: SENDERS }, send), kill()]);
    return answered;
  } finally {
    worker.process.kill('SIGKILL');
  }
};

/** Final state: number of grants, distinct orders granted, refunds, and violated rules. */
export const grantsOf = async ({ db }: ServerTestDatabase) => {
  const grants = await db.selectFrom('membership_record').select('biz_id').execute();
  const refunds = await db.selectFrom('refund').select('id').execute();
  const granted = new Set(grants.map(({ biz_id }) => biz_id));
  return { grants: grants.length, granted: granted.size, refunds: refunds.length, broken: await findBroken(db) };
};
