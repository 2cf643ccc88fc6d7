import { openMemoryLog } from '@bee/testing/server/memory-log';
import { openTestDatabase, type ServerTestDatabase } from '@bee/testing/server/test-database';
import { sql } from 'kysely';
import { runActivity } from '../telemetry/activity.ts';
import { reportTo } from '../telemetry/process-log.ts';
import { connectTo, type OpenDatabase } from './connect.ts';

const requestId = '0123456789abcdef0123456789abcdef';
const { log, records } = openMemoryLog('info');

let test: ServerTestDatabase;
let database: OpenDatabase;
beforeAll(async () => {
  test = await openTestDatabase();
  database = connectTo({ ...test.pool.options, slowMs: 100 }, reportTo(log));
});
afterAll(async () => {
  await database?.close();
  await test?.close();
});

it('a slow statement is logged once, with route, request id and text, without its values', async () => {
  await runActivity({ requestId, fields: () => ({ route: '/api/article/detail' }) }, async () => {
    await sql`select ${'13912345678'}::text, pg_sleep(${0.15})`.execute(database.db);
    await sql`select ${1}::int`.execute(database.db);
  });
  expect(records()).toEqual([
    {
      ...{
        level: 40,
        time: expect.any(Number),
        pid: process.pid,
        hostname: expect.any(String),
        msg: expect.any(String),
      },
      ...{ event: 'slow statement', route: '/api/article/detail', requestId, ms: expect.any(Number) },
      statement: 'select $1::text, pg_sleep($2)',
    },
  ]);
  expect(records()[0]?.ms).toBeGreaterThanOrEqual(100);
});
