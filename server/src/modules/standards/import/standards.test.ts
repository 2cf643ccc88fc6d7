import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { DataFor } from '@bee/contracts/operations';
import { signIn } from '@bee/testing/server/members';
import { type Browser, startTestApp, type TestApp } from '@bee/testing/server/test-app';
import { runImport } from '../../../imports.ts';
import { notifyFollowers } from '../store/notify-followers.ts';

jest.setTimeout(120_000);

let test: TestApp;
let folder: string;
let browser: Browser;

beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'bee-standards-'));
  test = await startTestApp();
  browser = await signIn(test);
});
afterAll(async () => {
  await test?.close();
  rmSync(folder, { recursive: true, force: true });
});

const HEADER = '标准编号,标准名称,状态,发布日期,实施日期,废止日期,代替标准,被代替标准';

const run = (rows: string[], dryRun = false) => {
  const file = path.join(folder, `${Math.random()}.csv`);
  writeFileSync(file, `\ufeff${[HEADER, ...rows].join('\n')}`);
  const clock = { now: () => test.now() };
  return runImport({ db: test.database.db, clock, kind: 'standards', files: [file], dryRun });
};

type Detail = DataFor<'standard/getDetail'>;
const list = async (request: object) =>
  (await test.call('standard/getList', request)).body.data as DataFor<'standard/getList'>;
const detail = async (code: string) => {
  const found = (await list({ kw: code })).list.find((one) => one.code === code);
  return (await test.call('standard/getDetail', { id: found?.id ?? 'none' })).body.data as Detail;
};
const messages = async () =>
  ((await test.call('user/getMessageList', {}, browser)).body.data as DataFor<'user/getMessageList'>).list;

it('keeps what it can and lists the rest with the reason', async () => {
  const tally = await run([
    'ＧＢ／Ｔ　71001－2010,甲标准,废止,2010-01-01,2010-07-01,2020-07-01,,',
    'GB/T 71001—2019,甲标准,现行,2019-12-01,2020-07-01,,gb/t71001-2010,',
    'GB/T 71002-2015,自己代替自己,现行,2015-01-01,2015-06-01,,GB/T 71002-2015,',
    '甲乙丙,没有编号的标准,现行,,,,,',
    ',无编号,现行,,,,,',
    'GB 71003-2015,,现行,,,,,',
    'GB 71004-2015,状态不明,好像有效,,,,,',
    'GB 71005-2015,日期错,现行,2015-02-30,,,,',
    'GB 71006-2015,日期倒置,现行,2015-06-01,2015-01-01,,,',
    'gb 71006-2015,日期倒置（更正）,现行,2015-01-01,2015-06-01,,,',
    'GB 71007-2015,列数不对',
  ]);
  expect(tally).toMatchObject({ rows: 11, stored: 4, repeated: 1 });
  expect(tally.refused.map(({ line, reason }) => [line, reason])).toEqual([
    [5, '标准编号无法识别（甲乙丙）'],
    [6, '没有标准编号'],
    [7, '没有标准名称'],
    [8, '没有这种状态（好像有效）'],
    [9, '发布日期无法识别（2015-02-30）'],
    [12, '应有 8 列，实际 2 列'],
  ]);
  expect(tally.doubtful.map(({ line, reason }) => [line, reason])).toEqual([
    [4, '标准代替了它自己，这一关系没有导入'],
    [10, '实施日期早于发布日期'],
  ]);
  expect((await list({ kw: 'gb71006' })).list[0]).toMatchObject({ code: 'GB 71006-2015', title: '日期倒置（更正）' });
  const newer = await detail('GB/T 71001-2019');
  expect(newer.chain.map(({ code }) => code)).toEqual(['GB/T 71001-2010', 'GB/T 71001-2019']);
  const alone = await detail('GB/T 71002-2015');
  expect([alone.replaces, alone.replaced_by, alone.chain.length]).toEqual([[], [], 1]);
});

it('stands in the search of the site by number and title', async () => {
  const hits = async (keyword: string) =>
    ((await test.call('article/search', { keyword, name: 'standard' })).body.data as DataFor<'article/search'>).list;
  const [newer] = await hits('gb71001');
  expect(newer?.title.map(({ text }) => text).join('')).toBe('GB/T 71001-2019 甲标准');
  expect(newer?.to).toEqual({ page: 'application/standard/detail', params: { id: newer?.id } });
  expect((await hits('自己代替自己')).length).toBe(1);
});

it('ends where a circle closes, and says which one', async () => {
  const tally = await run([
    'GB 72001-2001,环一,废止,2001-01-01,2001-02-01,2002-02-01,GB 72003-2003,',
    'GB 72002-2002,环二,废止,2002-01-01,2002-02-01,2003-02-01,GB 72001-2001,',
    'GB 72003-2003,环三,废止,2003-01-01,2003-02-01,2004-02-01,GB 72002-2002,',
  ]);
  expect(tally.stored).toBe(3);
  const circles = tally.doubtful.filter(({ reason }) => reason.includes('成环'));
  expect(circles).toHaveLength(1);
  expect(circles[0]?.reason).toMatch(/GB7200\d-200\d → GB7200\d-200\d → GB7200\d-200\d → GB7200\d-200\d/);
  for (const code of ['GB 72001-2001', 'GB 72002-2002', 'GB 72003-2003']) {
    const { chain, successor } = await detail(code);
    expect([code, chain.length, new Set(chain.map(({ code: one }) => one)).size]).toEqual([code, 3, 3]);
    expect(successor).toBeNull();
  }
  const { body } = await test.call('standard/checkNumbers', { text: 'GB 72001-2001' });
  expect((body.data as DataFor<'standard/checkNumbers'>).list[0]).toMatchObject({ state: 'repealed', successor: null });
});

it('bears a chain of 60 versions', async () => {
  const rows = Array.from({ length: 60 }, (_, at) => {
    const year = 1950 + at;
    return `GB 73001-${year},长链,${at === 59 ? '现行' : '废止'},${year}-01-01,${year}-02-01,,${at > 0 ? `GB 73001-${year - 1}` : ''},`;
  });
  await run(rows);
  const { chain, status } = await detail('GB 73001-1960');
  expect(status).toBe('repealed');
  expect(chain.length).toBeGreaterThan(20);
  expect(new Set(chain.map(({ code }) => code)).size).toBe(chain.length);
});

it('derives the end of a standard from what replaces it, named from either side', async () => {
  await run([
    'NY/T 74001-2010,无状态的旧标准,,2010-01-01,2010-03-01,,,',
    'NY/T 74001-2020,新标准,,2020-01-01,2020-03-01,,NY/T 74001-2010,',
    'NY/T 74002-2010,由旧标准指明,,2010-01-01,2010-03-01,,,NY/T 74002-2021',
    'NY/T 74002-2021,后来的,,2021-01-01,2021-03-01,,,',
    'NY/T 74003-2010,写为现行,现行,2010-01-01,2010-03-01,,,',
    'NY/T 74003-2020,已实施的新标准,现行,2020-01-01,2020-03-01,,NY/T 74003-2010,',
  ]).then(({ doubtful }) =>
    expect(doubtful.map(({ reason }) => reason)).toEqual(['写为现行，但代替它的标准已经实施（NY/T 74003-2020）']),
  );
  expect(await detail('NY/T 74001-2010')).toMatchObject({ status: 'repealed', repealed_at: '2020-03-01' });
  expect(await detail('NY/T 74002-2010')).toMatchObject({ status: 'repealed', successor: { code: 'NY/T 74002-2021' } });
  expect((await detail('NY/T 74003-2010')).status).toBe('current');
});

it('shows the number of what it replaces where nothing else is known of it', async () => {
  await run(['SC/T 75001-2020,代替未收录的,现行,2020-01-01,2020-02-01,,SC/T 75001-2001;一份旧文件,']);
  expect((await detail('SC/T 75001-2020')).replaces).toEqual([
    { id: null, code: 'SC/T 75001-2001' },
    { id: null, code: '一份旧文件' },
  ]);
});

describe('followers', () => {
  const keep = async (code: string) => {
    const { id } = await detail(code);
    const { body } = await test.call('user/favorite', { type: 'standard', id, action: 'add' }, browser);
    expect(body.data).toMatchObject({ favorited: true });
    return id;
  };

  it('are told once when an import replaces what they keep, and again when its day comes', async () => {
    await run(['GB 76001-2015,被关注的标准,现行,2015-01-01,2015-06-01,,,']);
    const id = await keep('GB 76001-2015');
    expect(await messages()).toEqual([]);
    await run(['GB 76001-2026,被关注的标准,即将实施,2026-02-01,2026-09-01,,GB 76001-2015,']);
    const [first, ...others] = await messages();
    expect(others).toEqual([]);
    expect(first).toMatchObject({
      kind: 'standard',
      title: 'GB 76001-2015 将被 GB 76001-2026 代替',
      link: { page: 'application/standard/detail', params: { id } },
    });
    await notifyFollowers(test.database.db, test.now());
    expect(await messages()).toHaveLength(1);
    // The session would expire by then, so only notifyFollowers gets the later date.
    const itsDay = new Date('2026-09-01T09:00:00+08:00');
    expect(await notifyFollowers(test.database.db, itsDay)).toBe(1);
    expect(await notifyFollowers(test.database.db, itsDay)).toBe(0);
    const [second] = await messages();
    expect(second?.title).toBe('GB 76001-2015 由现行变为废止');
    expect(second?.body).toContain('GB 76001-2026');
  });

  it('hear nothing of a standard that they no longer keep, and nothing twice', async () => {
    await run(['GB 76002-2015,不再关注,现行,2015-01-01,2015-06-01,,,']);
    const id = await keep('GB 76002-2015');
    await notifyFollowers(test.database.db, test.now());
    await test.call('user/favorite', { type: 'standard', id, action: 'remove' }, browser);
    const before = (await messages()).length;
    await run(['GB 76002-2015,不再关注,废止,2015-01-01,2015-06-01,2026-01-01,,']);
    expect(await messages()).toHaveLength(before);
  });

  it('are not told of an import that changes nothing', async () => {
    await run(['GB 76003-2015,没有变化,现行,2015-01-01,2015-06-01,,,']);
    await keep('GB 76003-2015');
    const before = (await messages()).length;
    await run(['GB 76003-2015,没有变化（名称修订）,现行,2015-01-01,2015-06-01,,,']);
    expect(await messages()).toHaveLength(before);
  });

  it('cannot keep what does not exist', async () => {
    const { body } = await test.call('user/favorite', { type: 'standard', id: 'none', action: 'add' }, browser);
    expect(body.code).toBe(404);
  });
});
