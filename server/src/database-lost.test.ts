import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type ApiProcess, startApiProcess } from '@bee/testing/server/api-process';
import { openSeveredDatabase, type SeveredDatabase } from '@bee/testing/server/severed-database';

jest.setTimeout(180_000);

/** Longer than the interval of every job that stores what the process has counted. */
const OUTAGE_MS = 12_000;

const folder = mkdtempSync(path.join(os.tmpdir(), 'bee-lost-'));
let database: SeveredDatabase;
let api: ApiProcess;

beforeAll(async () => {
  database = await openSeveredDatabase(2);
  const { host, port, user, password, database: name } = database.pool.options;
  const account = [user, password].filter(Boolean).map(String).map(encodeURIComponent).join(':');
  api = await startApiProcess(folder, { DATABASE_URL: `postgres://${account}@${host}:${port}/${name}`, BEE_DEMO: '0' });
});
afterAll(async () => {
  await api?.terminate();
  await database?.close();
  rmSync(folder, { recursive: true, force: true });
});

const post = async (operation: string, body: object = {}) => {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${api.url}/api/${operation}`, { method: 'POST', headers, body: JSON.stringify(body) });
  return { status: answer.status, retryAfter: answer.headers.get('retry-after') };
};

/** Records that the process stores later. */
const record = {
  actionId: 'page_view_enter',
  clientId: 'lost',
  params: { page: 'article/detail', route: { id: '1' } },
};

it('says in one line each that the database is lost and back, whatever fails meanwhile', async () => {
  expect((await post('vegetable/vegList')).status).toBe(200);
  const before = api.output().length;
  const lines = () =>
    api
      .output()
      .slice(before)
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line).msg as string);
  await database.sever();
  const severedAt = performance.now();
  while (performance.now() - severedAt < OUTAGE_MS) {
    for (const operation of ['vegetable/vegList', 'site/getTools']) {
      const { status, retryAfter } = await post(operation);
      expect([operation, status, Number(retryAfter) > 0]).toEqual([operation, 503, true]);
    }
    expect((await post('base/actionLog', record)).status).toBe(200);
    await sleep(100);
  }
  expect(lines()).toEqual([expect.stringContaining('数据库连接中断')]);
  await database.mend();
  while (lines().length < 2) await sleep(100);
  expect((await post('vegetable/vegList')).status).toBe(200);
  const records = database.db.selectFrom('action_record').where('client_id', '=', 'lost').select('record_id');
  while ((await records.execute()).length === 0) await sleep(100);
  expect(lines()).toEqual([expect.stringContaining('数据库连接中断'), expect.stringContaining('数据库已恢复')]);
});
