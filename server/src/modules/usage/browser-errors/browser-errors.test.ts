import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { DataFor } from '@bee/contracts/operations';
import { signIn } from '@bee/testing/server/members';
import { type Browser, startTestApp, type TestApp } from '@bee/testing/server/test-app';
import { putSmallRelease } from '@bee/testing/small-release';
import { sql } from 'kysely';
import { shanghaiDay } from '../../../clock.ts';

type List = DataFor<'ops/getBrowserErrors'>;
type Opened = DataFor<'ops/getBrowserError'>;

const RELEASE = '1.0.0-ab12cd34';
const AT = `/releases/mf-ai/${RELEASE}/page.js:1:1`;
const WAIT_MS = 10_000;

let test: TestApp;
let operator: Browser;
let store: string;
beforeAll(async () => {
  store = mkdtempSync(path.join(tmpdir(), 'bee-errors-'));
  putSmallRelease(store, 'mf-ai', RELEASE, { commit: 'c0ffee' });
  const maps = path.join(store, 'mf-ai', RELEASE, 'maps');
  mkdirSync(maps);
  // One segment: line 1, column 1 of the script is line 3, column 2 of the source.
  const map = { version: 3, sources: ['mf-ai/src/features/ask/ask.page.tsx'], names: [], mappings: 'AAEC' };
  writeFileSync(path.join(maps, 'page.js.map.gz'), gzipSync(JSON.stringify(map)));
  test = await startTestApp({ RELEASE_STORE: store, RATE_LIMIT: '100000' });
  operator = await signIn(test, { operator: true });
});
afterAll(async () => {
  await test?.close();
  rmSync(store, { recursive: true });
});
afterEach(() => sql`delete from browser_error`.execute(test.database.db));

let addresses = 0;
const somewhere = () => {
  addresses += 1;
  return test.newBrowser(`198.51.100.${addresses}`);
};

const error = (more = {}) => ({
  actionId: 'page_error',
  params: {
    ...{ remote: 'mf-ai', release: RELEASE, composition: '7', kind: 'TypeError', message: 'x is not a function' },
    ...{ stack: `    at f (https://bee.example${AT})`, page: '/home/ai/index', ...more },
  },
});

const report = async (records: object[], browser = somewhere()) => {
  const { body } = await test.call('base/actionLog', { records }, browser);
  expect(body.code).toBe(1);
};

const ask = async <Data>(id: Parameters<TestApp['call']>[0], request = {}) => {
  const { body } = await test.call(id, request, operator);
  expect(body).toMatchObject({ code: 1 });
  return body.data as Data;
};

/** Errors are stored shortly after the response. */
const listed = async (errors: number, request = {}): Promise<List> => {
  const until = Date.now() + WAIT_MS;
  for (;;) {
    const found = await ask<List>('ops/getBrowserErrors', request);
    const total = found.list.reduce((sum, { count }) => sum + count, 0);
    if (total >= errors || Date.now() > until) return found;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
};

const stored = async () => {
  const { rows } = await sql<{ count: number; message: string }>`select * from browser_error`.execute(test.database.db);
  return rows;
};

it.each(['ops/getBrowserErrors', 'ops/getBrowserError'] as const)(
  '%s is closed to visitors and members',
  async (id) => {
    expect((await test.call(id, {}, test.newBrowser())).body.code).toBe(401);
    expect((await test.call(id, {}, await signIn(test, {}))).body.code).toBe(403);
  },
);

it('groups by release, name, message without numbers and position; counts pages and browsers', async () => {
  const browser = somewhere();
  await report(
    [error({ message: 'no row 17' }), error({ message: 'no row 18', page: '/home/ai/list/id/{id}' })],
    browser,
  );
  await report([error({ message: 'no row 17' })]);
  await report([
    error({ message: 'no row 17', release: '1.0.0-other' }),
    error({ message: 'no row 17', kind: 'RangeError' }),
    error({ message: 'no row 17', stack: `    at f (${AT.replace('1:1', '1:9')})` }),
  ]);
  const { list, releases } = await listed(6);
  expect(list.map(({ count, release, kind }) => [count, release, kind])).toEqual(
    expect.arrayContaining([
      [3, RELEASE, 'TypeError'],
      [1, RELEASE, 'TypeError'],
      [1, RELEASE, 'RangeError'],
      [1, '1.0.0-other', 'TypeError'],
    ]),
  );
  expect(list).toHaveLength(4);
  expect(list[0]).toMatchObject({
    count: 3,
    message: 'no row 17',
    pages: { '/home/ai/index': 2, '/home/ai/list/id/{id}': 1 },
    browsers: { 其他: 3 },
  });
  expect(releases).toEqual(
    expect.arrayContaining([
      { remote: 'mf-ai', release: RELEASE, groups: 3 },
      { remote: 'mf-ai', release: '1.0.0-other', groups: 1 },
    ]),
  );
  expect((await listed(1, { release: '1.0.0-other' })).list).toHaveLength(1);
  expect((await listed(0, { remote: 'shell' })).list).toEqual([]);
});

it('opens a group to its source, its commit and its days', async () => {
  await report([error(), error({ stack: `    at f (${AT})\n    at g (/releases/mf-ai/${RELEASE}/unmapped.js:1:5)` })]);
  const [group] = (await listed(2)).list;
  const opened = await ask<Opened>('ops/getBrowserError', { fingerprint: group?.fingerprint });
  expect(opened).toMatchObject({ count: 2, commit: 'c0ffee', composition: '7', message: 'x is not a function' });
  expect(opened.stack[0]).toEqual({
    fn: 'f',
    script: 'mf-ai/page.js:1:1',
    source: 'mf-ai/src/features/ask/ask.page.tsx:3:2',
  });
  expect(opened.days).toEqual({ [shanghaiDay(test.now())]: 2 });
  expect(opened.pages).toEqual({ '/home/ai/index': 2 });
});

it('shows the stack as it is where the release or its maps are missing', async () => {
  await report([error({ release: '9.9.9-gone', stack: '    at f (/releases/mf-ai/9.9.9-gone/page.js:1:1)' })]);
  const [group] = (await listed(1)).list;
  const opened = await ask<Opened>('ops/getBrowserError', { fingerprint: group?.fingerprint });
  expect(opened).toMatchObject({ commit: null, stack: [{ script: 'mf-ai/page.js:1:1', source: '' }] });
});

it('says that a group is not there any more', async () => {
  const { body } = await test.call('ops/getBrowserError', { fingerprint: 'a'.repeat(32) }, operator);
  expect(body).toMatchObject({ code: 404, msg: '没有这组错误，或已超过 30 天' });
});

it('counts load failures of code, but not those of the network', async () => {
  const { params } = error();
  const failed = { ...params, kind: 'exception', error: 'ReferenceError', phase: 'mount' };
  await report([
    { actionId: 'load_failure', params: { ...failed, kind: 'script', error: undefined, stack: undefined } },
    { actionId: 'load_failure', params: failed },
  ]);
  expect((await listed(1)).list.map(({ kind }) => kind)).toEqual(['ReferenceError']);
});

it('stores nothing of people, neither in groups nor in the action log', async () => {
  const message = 'no user 13800000001 li.hua@example.com at /a?token=SECRET';
  const stack = `Error: ${message}\n    at f (https://bee.example/a?token=SECRET:1:2)\n    at f (${AT})`;
  const params = error({ message, stack, page: '/home/search/keyword/13800000001?token=SECRET' }).params;
  await report([{ actionId: 'page_error', recordId: 'private', params: JSON.stringify(params) } as object]);
  await listed(1);
  const rows = await stored();
  expect(rows).toHaveLength(1);
  expect(rows[0]?.message).toBe('no user 138****0001 ***@*** at /a?token=***');
  const actions = await test.database.db
    .selectFrom('action_record')
    .selectAll()
    .where('record_id', '=', 'private')
    .execute();
  expect(actions).toHaveLength(1);
  expect(JSON.stringify([rows, actions])).not.toMatch(/SECRET|13800000001|li\.hua/);
  expect(JSON.stringify(actions)).not.toContain('stack');
});

it('counts a limited number of errors from one address', async () => {
  const browser = somewhere();
  for (let sent = 0; sent < 100; sent += 50)
    await report(
      Array.from({ length: 50 }, () => error()),
      browser,
    );
  await report([error({ message: 'from elsewhere' })]);
  const { list } = await listed(61);
  expect(list.map(({ count }) => count)).toEqual([60, 1]);
});

it('makes a limited number of groups of a release per day; known groups still count', async () => {
  const many = Array.from({ length: 5 }, (_, from) =>
    Array.from({ length: 50 }, (_, n) => error({ stack: `    at f (${AT.replace('1:1', `${from + 1}:${n + 1}`)})` })),
  );
  await report([error()]);
  await listed(1);
  for (const some of many) await report(some);
  await report([error()]);
  const until = Date.now() + WAIT_MS;
  // Batches of 200 are checked when they begin.
  while (!(await stored()).some(({ count }) => count >= 3) && Date.now() < until)
    await new Promise((resolve) => setTimeout(resolve, 50));
  expect(Math.max(...(await stored()).map(({ count }) => count))).toBe(3);
  await report([error({ stack: `    at late (${AT.replace('1:1', '99:99')})` }), error()]);
  while (!(await stored()).some(({ count }) => count >= 4) && Date.now() < until)
    await new Promise((resolve) => setTimeout(resolve, 50));
  const found = await stored();
  expect(Math.max(...found.map(({ count }) => count))).toBe(4);
  expect(found.length).toBeGreaterThanOrEqual(200);
  expect(found.length).toBeLessThanOrEqual(250);
});
