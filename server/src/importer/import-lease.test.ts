import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { openTestDatabase, type ServerTestDatabase } from '@bee/testing/server/test-database';
import { runImport } from '../imports.ts';
import { openFolderStore } from '../providers/storage/folder-store.ts';

jest.setTimeout(120_000);

const clock = { now: () => new Date() };
let database: ServerTestDatabase;
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'bee-lease-'));
  database = await openTestDatabase();
}, 120_000);

afterAll(async () => {
  await database?.close();
  rmSync(folder, { recursive: true, force: true });
});

const one = async (sql: string) => (await database.pool.query(sql)).rows[0];

const importPrice = (avg: number, dryRun = false) => {
  const file = path.join(folder, `prices-${avg}.csv`);
  writeFileSync(
    file,
    `date,market,category,name,spec,unit,min_price,avg_price,max_price\n2026-01-05,新发地,蔬菜,菠菜,普通,公斤,,${avg},\n`,
  );
  return runImport({ db: database.db, clock, kind: 'prices', files: [file], dryRun });
};

const product = (id: string) => ({
  ...{ id, title: `产品${id}`, summary: '一个市场的价格。', category: '批发价格', freq: '每日', geo: '一个市场' },
  ...{
    access: '登录',
    licence: '测试用',
    version: '1',
    date: '2026-03-01',
    files: [{ file: `${id}.csv`, title: '价格' }],
  },
});

/** Imports two products; the bytes of the second are withheld until `letIn` is called. */
const importSlowly = (ids: [string, string]) => {
  const given = path.join(folder, ids.join('-'));
  mkdirSync(given);
  writeFileSync(path.join(given, 'products.json'), JSON.stringify(ids.map(product)));
  for (const id of ids) writeFileSync(path.join(given, `${id}.csv`), '日期,市场,价格\n2026-01-01,甲,3.5\n');
  const store = openFolderStore(path.join(folder, 'files'));
  const arriving = deferred();
  const gate = deferred();
  let files = 0;
  const done = runImport({
    db: database.db,
    clock,
    kind: 'products',
    files: [given],
    dryRun: false,
    store: {
      ...store,
      put: async (key, content) => {
        files += 1;
        if (files === 2) {
          arriving.resolve();
          await gate.promise;
        }
        return store.put(key, content);
      },
    },
  }).then(
    (tally) => ({ tally, refusal: null }),
    (error: Error) => ({ tally: null, refusal: error.message }),
  );
  return { arriving: arriving.promise, letIn: gate.resolve, done };
};

const deferred = () => {
  let resolve = () => {};
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve };
};

const products = async () =>
  (await database.pool.query('select id from data_product order by id')).rows.map(({ id }) => id);
const states = async () =>
  Object.fromEntries(
    (await database.pool.query('select no, state from import_run')).rows.map((row) => [row.no, row.state]),
  );
const stages = () => one(`select count(*)::int as n from pg_tables where tablename ~ '^stage_[0-9]'`);
const letLapse = () => database.pool.query(`update import_lease set expires_at = now() - interval '1 minute'`);

it('refuses a second import while one reads, by the number and files of the first, and leaves its staging alone', async () => {
  const first = importSlowly(['a1', 'a2']);
  await first.arriving;
  await expect(importPrice(3, true)).rejects.toThrow(/第 \d+ 次导入（.*products\.json）正在进行/);
  first.letIn();
  expect(await first.done).toMatchObject({ tally: { stored: 2 } });
  expect(await products()).toEqual(['a1', 'a2']);
});

it('lets a silent import be taken over; when it goes on it publishes nothing and says who took its turn', async () => {
  const first = importSlowly(['b1', 'b2']);
  await first.arriving;
  await letLapse();
  expect(await importPrice(4)).toMatchObject({ stored: 1 });
  const second = (await one('select max(no) as no from import_run')).no;
  first.letIn();
  expect((await first.done).refusal).toContain(`已被第 ${second} 次导入接替`);
  expect(await products()).toEqual(['a1', 'a2']);
  expect(await states()).toMatchObject({ [second]: 'published', [second - 1]: 'failed' });
  expect(await stages()).toEqual({ n: 0 });
});

it('stays the only one while it publishes slowly, however long ago its lease was renewed', async () => {
  // Every publication writes its source first.
  const blocker = await database.pool.connect();
  if (database.kind === 'postgres') {
    await blocker.query('begin');
    await blocker.query('lock table data_source in share mode');
  }
  await database.pool.query(`update import_run set heartbeat_at = now() - interval '1 hour'`);
  const first = importPrice(5);
  try {
    if (database.kind === 'postgres') {
      const waiting = `select count(*)::int as n from pg_locks where not granted and relation = 'data_source'::regclass`;
      while ((await one(waiting)).n === 0);
      await database.pool.query(
        `update import_run set heartbeat_at = now() - interval '1 hour' where state = 'running'`,
      );
      await expect(importPrice(6, true)).rejects.toThrow('正在进行');
    }
  } finally {
    if (database.kind === 'postgres') await blocker.query('commit');
    blocker.release();
  }
  expect(await first).toMatchObject({ stored: 1 });
  expect(await one(`select avg from price_quote`)).toEqual({ avg: 5 });
  expect(await importPrice(7)).toMatchObject({ stored: 1 });
  expect(await one(`select avg from price_quote`)).toEqual({ avg: 7 });
});
