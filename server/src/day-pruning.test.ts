import { setTimeout as sleep } from 'node:timers/promises';
import { describeOnPostgres } from '@bee/testing/database';
import { openTestDatabase, type ServerTestDatabase } from '@bee/testing/server/test-database';
import { reportVisit, someVisits } from '@bee/testing/server/visits';
import fastify from 'fastify';
import { sql } from 'kysely';
import { readBefore } from './composer/evidence.repository.ts';
import { keepDays } from './db/keep-days.ts';
import { createCallTimes } from './http/call-times.ts';
import { listSlowCalls } from './modules/operations/site/store/calls.repository.ts';
import { readReleaseFigures } from './modules/operations/site/store/health.repository.ts';

const NOW = new Date('2026-03-04T02:00:00.000Z');
const WAIT_MS = 5000;

describeOnPostgres('statements of a day', () => {
  let database: ServerTestDatabase;
  beforeAll(async () => {
    database = await openTestDatabase();
    for (const table of ['action_record', 'call_minute'] as const)
      await keepDays(database.db, table, '2026-03-01', '2026-02-01');
  });
  afterAll(() => database?.close());

  it.each<[string, () => Promise<unknown>]>([
    ['readBefore', () => readBefore(database.db, 'mf-ai', NOW)],
    ['readReleaseFigures', () => readReleaseFigures(database.db, NOW)],
    ['listSlowCalls', () => listSlowCalls(database.db, { span: '24h', order: 'calls' }, NOW)],
    ['storeActions', () => reportVisit(database.db, someVisits(3, 'v'), ['mf-ai', 'a1'], { now: NOW, failed: false })],
    ['createCallTimes', storeCallTimes],
  ])('do not touch other days: %s', async (_name, run) => {
    await database.db.transaction().execute(async (tx) => {
      await sql`lock table action_record_20260301, call_minute_20260301 in access exclusive mode`.execute(tx);
      expect(await Promise.race([run().then(() => 'done'), sleep(WAIT_MS, 'waits for another day')])).toBe('done');
    });
  });

  async function storeCallTimes() {
    const api = fastify();
    createCallTimes({ db: database.db, clock: { now: () => NOW } }, api).add('a/b', 1, false);
    await api.close();
  }
});
