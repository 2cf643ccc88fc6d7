import { setTimeout as sleep } from 'node:timers/promises';
import { openSeveredDatabase, type SeveredDatabase } from '@bee/testing/server/severed-database';
import { startTestApp, type TestApp } from '@bee/testing/server/test-app';

jest.setTimeout(120_000);

const CONNECTIONS = 3;

let test: TestApp;
let database: SeveredDatabase;

beforeAll(async () => {
  test = await startTestApp({}, async () => {
    database = await openSeveredDatabase(CONNECTIONS);
    return database;
  });
  database.health.start();
});
afterAll(() => test?.close());

const login = () => test.call('user/login', { username: '13800000001', password: 'Bee-demo-2026' });

it('answers 503 in clear words while its database is away, sign-in too, and says so once', async () => {
  expect((await test.call('vegetable/vegList')).body.code).toBe(1);
  await database.sever();
  const answers = await Promise.all([
    ...Array.from({ length: 20 }, () => test.call('vegetable/vegList')),
    login(),
    test.call('article/getDailyReportList'),
  ]);
  for (const { status, body, headers } of answers) {
    expect([status, body.code, body.success, body.msg]).toEqual([
      503,
      503,
      false,
      expect.stringMatching(/^数据服务暂时不可用，请稍后再试（请求编号 [0-9a-f]{32}）$/),
    ]);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  }
  while (database.health.state() !== 'away') await sleep(50);
  expect(database.lines).toEqual([expect.stringContaining('数据库连接中断')]);

  await database.mend();
  while (database.health.isLost()) await sleep(50);
  expect(database.health.state()).toBe('ready');
  expect((await test.call('vegetable/vegList')).body.code).toBe(1);
  expect((await login()).status).toBe(200);
  expect(database.lines).toEqual([expect.stringContaining('数据库连接中断'), expect.stringContaining('数据库已恢复')]);
  expect(database.records).toEqual([
    { event: 'database lost', err: expect.objectContaining({ message: expect.any(String) }) },
    { level: 'warn', event: 'database back', ms: expect.any(Number) },
  ]);
});

it('answers at once while its database is silent, and continues on new connections', async () => {
  expect((await test.call('vegetable/vegList')).body.code).toBe(1);
  database.freeze();
  // On a connection that is open; nothing else ends the call.
  expect(await test.call('vegetable/vegList')).toMatchObject({
    status: 503,
    body: { msg: expect.stringContaining('数据服务暂时不可用，请稍后再试') },
  });
  const askedAt = performance.now();
  for (let calls = 0; calls < 5; calls += 1) expect((await test.call('vegetable/vegList')).status).toBe(503);
  expect(performance.now() - askedAt).toBeLessThan(1000);

  database.thaw();
  while (database.health.isLost()) await sleep(50);
  expect((await test.call('vegetable/vegList')).body.code).toBe(1);
});

it('answers that it is crowded when no connection becomes free', async () => {
  const taken = await Promise.all(Array.from({ length: CONNECTIONS }, () => database.pool.connect()));
  const { status, body, headers } = await test.call('vegetable/vegList');
  expect([status, body.code, body.msg]).toEqual([
    503,
    503,
    expect.stringMatching(/^数据服务正忙，请稍后再试（请求编号 [0-9a-f]{32}）$/),
  ]);
  expect(headers).toHaveProperty('retry-after');
  for (const client of taken) client.release();
  expect((await test.call('vegetable/vegList')).status).toBe(200);
});
