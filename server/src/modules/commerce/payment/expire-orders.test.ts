import { orderVip } from '@bee/testing/server/buyers';
import { signIn } from '@bee/testing/server/members';
import { runJob } from '@bee/testing/server/run-job';
import { startTestApp, type TestApp } from '@bee/testing/server/test-app';
import { sql } from 'kysely';
import { expireOrdersJob } from '../order/jobs/expire-orders.ts';

const STUCK = 60;

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test?.close());

it('an order that cannot be closed is reported and does not block others', async () => {
  const { db } = test.database;
  const clock = { now: test.now };
  test.setNow('2026-03-04T10:00:00+08:00');
  const id = await orderVip(test, await signIn(test, {}));
  await sql`insert into purchase (id, no, uid, kind, target, items, amount, pay_amount, status, created_at, expires_at)
    select '!' || n, 'stuck-' || n, uid, kind, 'target-' || n, items, amount, pay_amount, status, created_at, expires_at
    from purchase, generate_series(1, ${STUCK}) n where id = ${id}`.execute(db);
  await sql`create function refuse() returns trigger language plpgsql as $$ begin raise 'stuck'; end $$`.execute(db);
  await sql`create trigger refuse before update on purchase for each row when (old.no like 'stuck-%')
    execute function refuse()`.execute(db);
  test.setNow('2026-03-04T10:31:00+08:00');
  const lines: string[] = [];
  expect(await runJob(expireOrdersJob, { db, clock }, (line) => lines.push(line))).toBe(1);
  expect(lines).toHaveLength(STUCK);
  expect(lines[0]).toContain('stuck');
  await sql`drop trigger refuse on purchase`.execute(db);
  expect(await runJob(expireOrdersJob, { db, clock }, (line) => lines.push(line))).toBe(STUCK);
  expect(lines).toHaveLength(STUCK);
});
