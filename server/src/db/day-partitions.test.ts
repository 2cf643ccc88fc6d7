import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { openTestDatabase, type ServerTestDatabase } from '@bee/testing/server/test-database';
import { findProjectRoot, migrationsFolder } from '../project.ts';
import { migrate } from './migrate.ts';

const FOLDER = migrationsFolder(findProjectRoot());
const FIRST = '20261125190000';

let database: ServerTestDatabase;
const query = async (text: string) => (await database.pool.query({ text, rowMode: 'array' })).rows;

/** Statements of the version before. */
const action = (recordId: string | null, at: string) => `
  insert into action_log (action_id, client_id, stage, ip, page, dwell_ms, record, created_at, record_id, kind, value)
  values ('a', 'c', 's', '10.0.0.1', '/', 3, '{"k": 1}', ${at}, ${recordId && `'${recordId}'`}, 'LCP', 0.1)
  on conflict (record_id) do nothing`;
const minute = (at: string, calls: number) => `
  insert into call_minute (process, at, operation, calls, failures, p50, p95, slowest)
  values ('p', date_trunc('minute', ${at}), 'o', ${calls}, 0, 1, 1, 1)
  on conflict (at, process, operation) do update set calls = excluded.calls`;
const ERROR = `
  insert into browser_error
  values ((now() at time zone 'Asia/Shanghai')::date, 'f', '', '', '', '', '[]', '', 1, '{}', '{}', now(), now())`;

const ago = (age: string) => `now() - interval '${age}'`;

beforeAll(async () => {
  database = await openTestDatabase();
  await query('drop schema public cascade');
  await query('create schema public');
  const before = mkdtempSync(path.join(os.tmpdir(), 'bee-days-'));
  for (const name of readdirSync(FOLDER)) if (name < FIRST) cpSync(path.join(FOLDER, name), path.join(before, name));
  await migrate(database.pool, before);
  rmSync(before, { recursive: true });
  await query(action('old', ago('20 days')));
  await query(action('young', ago('61 minutes')));
  await query(action(null, ago('1 hour')));
  await query(minute(ago('6 days'), 6));
  await query(minute(ago('0 days'), 1));
  await query(ERROR);
  await migrate(database.pool, FOLDER);
});
afterAll(() => database?.close());

describe('the migration', () => {
  it('copies each record of an action into the partition of its day, and leaves the last days in the old table', async () => {
    const copied = await query(`
      select record_id, action_id, client_id, stage, ip, page, dwell_ms, record, kind, value,
        date_trunc('hour', age(now(), created_at))::text,
        tableoid::regclass::text = 'action_record' || to_char(created_at at time zone 'Asia/Shanghai', '_YYYYMMDD')
      from action_record order by created_at, record_id`);
    const of = ['a', 'c', 's', '10.0.0.1', '/', 3, { k: 1 }, 'LCP', 0.1];
    expect(copied).toEqual([
      ['old', ...of, '20 days', true],
      ['young', ...of, '01:00:00', true],
      [expect.stringMatching(/^action_log \d+$/), ...of, '01:00:00', true],
    ]);
    expect(await query('select record_id from action_log order by 1')).toEqual([['young'], [null]]);
  });

  it('keeps call times and errors', async () => {
    expect(await query('select calls from call_minute order by at')).toEqual([[6], [1]]);
    expect(await query('select count from browser_error')).toEqual([[1]]);
  });

  it('leaves nothing in the default partitions', async () => {
    for (const table of ['action_record', 'browser_error', 'call_minute'])
      expect(await query(`select count(*)::int from ${table}_default`)).toEqual([[0]]);
  });
});

describe('processes of the version before', () => {
  it('store actions that this version sees once', async () => {
    const stored = async () => (await query('select count(*)::int from action_record')).flat()[0];
    const before = Number(await stored());
    for (const id of ['young', 'late', 'late', null]) await query(action(id, ago('0 days')));
    expect(await stored()).toBe(before + 2);
  });

  it('store call times of the same minute again', async () => {
    await query(minute(`'2031-03-04 12:00+08'::timestamptz`, 2));
    await query(minute(`'2031-03-04 12:00+08'::timestamptz`, 3));
    expect(await query("select calls from call_minute where at > '2031-01-01'")).toEqual([[3]]);
  });

  it('keep the days of errors by the function that they know', async () => {
    const day = "(now() at time zone 'Asia/Shanghai')::date";
    expect(await query(`select keep_browser_error_days(${day} + 1, ${day} + 1) > 0`)).toEqual([[true]]);
    expect(await query('select count(*)::int from browser_error')).toEqual([[0]]);
  });
});
