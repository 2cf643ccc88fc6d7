import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { DataFor } from '@bee/contracts/operations';
import { describeOnPostgres } from '@bee/testing/database';
import { type ApiProcess, startApiProcess } from '@bee/testing/server/api-process';
import { startTestApp, type TestApp } from '@bee/testing/server/test-app';
import { runImport } from '../../imports.ts';
import { indexDocuments } from './store/search-index.ts';

jest.setTimeout(240_000);

type Found = DataFor<'article/search'>;
type Search = (keyword: string) => Promise<Found>;

/** Names that the dictionary splits, a text about each, and a text that only contains the same words. */
const named: Record<string, { about: string; other: string }> = {
  月光玫瑰: { about: '今年月光玫瑰上市早', other: '月光皎洁，园里的玫瑰开了' },
  羊角菌: { about: '林下栽培羊角菌', other: '羊角很长，菌子很小' },
  螺帽椒: { about: '大棚螺帽椒丰收', other: '拧紧螺帽，再种花椒' },
  卷耳根: { about: '凉拌卷耳根', other: '卷曲的根，耳朵形状' },
};
const names = Object.keys(named);

let test: TestApp;
const folder = mkdtempSync(path.join(os.tmpdir(), 'bee-names-'));
beforeAll(async () => {
  test = await startTestApp();
  await indexDocuments(
    test.database.db,
    Object.values(named).flatMap(({ about, other }) =>
      [about, other].map((text) => ({
        kind: 'news' as const,
        refId: text,
        title: '简讯',
        meta: [],
        date: '2026-03-01',
        page: 'article/detail',
        params: { id: text },
        sample: false,
        blocks: [{ heading: false, text: `${text}。` }],
      })),
    ),
  );
});
afterAll(async () => {
  await test?.close();
  rmSync(folder, { recursive: true, force: true });
});

const importRows = (kind: string, file: string, text: string) => {
  const to = path.join(folder, file);
  writeFileSync(to, text);
  return runImport({ db: test.database.db, clock: { now: test.now }, kind, files: [to], dryRun: false });
};
const importNames = async () => {
  const entries = names.filter((name) => name !== '螺帽椒').map((title) => JSON.stringify({ title, text: '可食用。' }));
  await importRows('baike', 'entries.ndjson', entries.join('\n'));
  const quote = '2026-03-01,新发地,蔬菜,螺帽椒,公斤,4,5,6';
  await importRows('prices', 'quotes.csv', `日期,市场,大类,品名,单位,最低价,均价,最高价\n${quote}`);
};

const ofThisProcess: Search = async (keyword) =>
  (await test.call('article/search', { keyword, limit: 50 })).body.data as Found;

const until = async (isTrue: () => Promise<boolean>) => {
  const from = performance.now();
  while (!(await isTrue())) {
    if (performance.now() - from > 10_000) throw new Error('not renewed within ten seconds');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return performance.now() - from;
};
const isWhole = async (search: Search) => {
  const found = await Promise.all(names.map(search));
  return found.every(({ terms }, at) => terms.join() === names[at]);
};
const newsOf = async (search: Search, name: string) =>
  (await search(name)).list.filter(({ kind }) => kind === 'news').map(({ id }) => id);

const expectRenewed = async (search: Search) => {
  for (const name of names) {
    const { loose, list } = await search(name);
    expect({ name, loose, kinds: list.map(({ kind }) => kind).sort() }).toEqual({
      name,
      loose: false,
      kinds: [name === '螺帽椒' ? 'price' : 'encyclopedia', 'news'].sort(),
    });
    expect(await newsOf(search, name)).toEqual([named[name]?.about]);
  }
};

describeOnPostgres('names in another process', () => {
  let api: ApiProcess;
  beforeAll(async () => {
    const DATABASE_URL = test.database.pool.options.connectionString ?? '';
    api = await startApiProcess(path.join(folder, 'api'), { DATABASE_URL });
  });
  afterAll(() => api?.kill());

  const ofOtherProcess: Search = async (keyword) => {
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ keyword, limit: 50 });
    const answer = await fetch(`${api.url}/api/article/search`, { method: 'POST', headers, body });
    return ((await answer.json()) as { data: Found }).data;
  };

  it('are split before an import contains them, and whole within seconds after it, with older texts', async () => {
    for (const name of names) expect((await ofOtherProcess(name)).terms.join()).not.toBe(name);
    await importNames();
    const ms = await until(() => isWhole(ofOtherProcess));
    console.info(`names were renewed in another process within ${Math.round(ms)} ms`);
    await expectRenewed(ofOtherProcess);
  });
});

describe('names of an import', () => {
  it('are whole in searches of this process, and find texts that were indexed before and after', async () => {
    await importNames();
    await until(() => isWhole(ofThisProcess));
    await expectRenewed(ofThisProcess);
    const later = '月光玫瑰价格回落';
    await indexDocuments(test.database.db, [
      {
        kind: 'news',
        refId: later,
        title: later,
        meta: [],
        date: '2026-03-02',
        page: 'article/detail',
        params: { id: later },
        sample: false,
        blocks: [],
      },
    ]);
    expect((await newsOf(ofThisProcess, '月光玫瑰')).sort()).toEqual([later, named.月光玫瑰?.about].sort());
    expect(await newsOf(ofThisProcess, '阳光 玫瑰')).toContain(later);
  });

  it('are suggested if texts contain them, and no document already has that title', async () => {
    const suggested = async (keyword: string) =>
      (await test.call('article/suggest', { keyword })).body.data as DataFor<'article/suggest'>;
    expect((await suggested('新发')).words).toEqual(['新发地']);
    const { words, groups } = await suggested('螺帽');
    expect([words, groups.map(({ kind }) => kind)]).toEqual([[], ['price']]);
  });
});
