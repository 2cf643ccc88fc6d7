import { startTestApp, type TestApp } from '@bee/testing/server/test-app';
import fastify from 'fastify';
import { sql } from 'kysely';
import { createCallTimes } from './call-times.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test?.close());

const minutesOf = (operation: string) =>
  test.database.db.selectFrom('call_minute').selectAll().where('operation', '=', operation).orderBy('at').execute();

it('calls are stored by minute, and the minute under way again with what came since', async () => {
  const api = fastify();
  const times = createCallTimes({ db: test.database.db, clock: { now: test.now } }, api);
  for (let ms = 1; ms <= 100; ms++) times.add('a/slow', ms, ms > 98);
  await times.flush();
  times.add('a/slow', 5000, false);
  test.setNow(new Date(test.now().getTime() + 60_000).toISOString());
  times.add('a/slow', 7, false);
  await api.close();
  expect(await minutesOf('a/slow')).toMatchObject([
    { calls: 101, failures: 2, p50: 51, p95: 96, slowest: 5000 },
    { calls: 1, failures: 0, p50: 7, slowest: 7 },
  ]);
});

it('what is refused is no failure of ours, a broken database is', async () => {
  await test.call('site/getShareCard', { id: 'none' });
  await test.call('site/getShareCard', {});
  await sql`alter table article rename to article_away`.execute(test.database.db);
  expect((await test.call('site/getShareCard', { id: 'none' })).status).toBe(500);
  await test.app.close();
  expect(await minutesOf('site/getShareCard')).toMatchObject([{ calls: 3, failures: 1 }]);
});
