import { runJob } from '@bee/testing/server/run-job';
import { openTestDatabase, type ServerTestDatabase } from '@bee/testing/server/test-database';
import { sql } from 'kysely';
import { readSettings } from '../../../settings.ts';
import { dropOldDaysJob } from './drop-old-days.ts';

let database: ServerTestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database?.close());

const settings = readSettings({ ACTION_LOG_DAYS: '3' }, '/', () => 'a secret of this test run');
const run = (instant: string) =>
  runJob(dropOldDaysJob, { db: database.db, settings, clock: { now: () => new Date(instant) } });

const STORED = {
  browser_error: (at: string) => sql`
    insert into browser_error select (${at}::timestamptz at time zone 'Asia/Shanghai')::date, 'f', '', '', '', '', '[]',
      '', 1, '{}', '{}', ${at}, ${at}`,
  action_record: (at: string) => sql`
    insert into action_record (day, record_id, action_id, client_id, stage, ip, page, dwell_ms, record, created_at)
    select (${at}::timestamptz at time zone 'Asia/Shanghai')::date, 'a', '', '', '', '', '', 0, '{}', ${at}`,
  call_minute: (at: string) => sql`insert into call_minute values ('p', ${at}, 'o', 1, 0, 1, 1, 1)`,
};

it.each([
  ['browser_error', '2026-02-03T00:00:00+08:00', '2026-02-02T23:59:00+08:00'],
  ['action_record', '2026-03-01T00:00:00+08:00', '2026-02-28T23:59:00+08:00'],
  ['call_minute', '2026-02-25T00:00:00+08:00', '2026-02-24T23:59:00+08:00'],
] as const)('%s keeps its days and drops the day before as a table', async (table, first, before) => {
  const { db } = database;
  await STORED[table](before).execute(db);
  await run(before);
  await STORED[table](first).execute(db);
  await run(first);
  const days = async () => {
    const { rows } = await sql<{ part: string }>`
      select tableoid::regclass::text as part from ${sql.table(table)} order by 1`.execute(db);
    return rows.map(({ part }) => part.replace(table, ''));
  };
  const name = (instant: string) => `_${instant.slice(0, 10).replaceAll('-', '')}`;
  expect(await days()).toEqual([name(before), name(first)]);
  expect(await run('2026-03-04T00:00:00+08:00')).toBeGreaterThan(0);
  expect(await days()).toEqual([name(first)]);
  expect(await run('2026-03-04T23:59:00+08:00')).toBe(0);
});
