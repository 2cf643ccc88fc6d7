import type { DataFor, RequestFor } from '@bee/contracts/operations';
import { signIn } from '@bee/testing/server/members';
import { type Browser, startTestApp, type TestApp } from '@bee/testing/server/test-app';
import { CANDIDATES } from './store/search.repository.ts';
import { indexDocuments, type SearchInput } from './store/search-index.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
  await indexDocuments(test.database.db, documents);
});
afterAll(() => test?.close());

const document = (given: Pick<SearchInput, 'kind' | 'refId' | 'title'> & Partial<SearchInput>): SearchInput => ({
  meta: [],
  date: '2026-03-01',
  page: 'article/detail',
  params: { id: given.refId },
  sample: false,
  blocks: [{ heading: false, text: `${given.title}的正文。` }],
  ...given,
});

const documents = [
  document({ kind: 'price', refId: '1', title: '番茄', alias: ['西红柿'] }),
  document({ kind: 'encyclopedia', refId: '2', title: '番茄炒鸡蛋' }),
  document({ kind: 'news', refId: '3', title: '臺灣蓮霧上市' }),
  document({ kind: 'news', refId: '4', title: '莲雾进口量增加' }),
  document({
    kind: 'research_report',
    refId: '5',
    title: '番茄月度报告',
    page: 'article/report',
    viewer: { page: 'article/viewPdf', params: { fid: 'f5' } },
    open: { visitor: 3, member: 5 },
    blocks: [
      { heading: false, text: '批发均价连续三周回落。', page: 2 },
      { heading: false, text: '批发均价机密预测为每公斤八元。', page: 6 },
    ],
  }),
  document({ kind: 'news', refId: '6', title: '苦瓜', date: '2025-01-01' }),
  document({
    kind: 'news',
    refId: '7',
    title: '夏季蔬菜',
    date: '2026-02-01',
    blocks: [{ heading: false, text: '苦瓜大量上市。' }],
  }),
];

const search = async (request: RequestFor<'article/search'>, browser?: Browser) =>
  (await test.call('article/search', request, browser)).body.data as DataFor<'article/search'>;
const titles = async (request: RequestFor<'article/search'>) =>
  (await search(request)).list.map(({ title }) => title.map(({ text }) => text).join(''));
const suggestions = async (keyword: string) =>
  (await test.call('article/suggest', { keyword })).body.data as DataFor<'article/suggest'>;

describe('search', () => {
  it('takes traditional and full-width forms for what they mean, in questions and texts', async () => {
    expect((await titles({ keyword: '莲雾' })).sort()).toEqual(['臺灣蓮霧上市', '莲雾进口量增加'].sort());
    expect((await titles({ keyword: '蓮霧' })).length).toBe(2);
    const [hit] = (await search({ keyword: '莲雾上市' })).list;
    expect(hit?.title.filter(({ hit }) => hit).map(({ text }) => text)).toEqual(['蓮霧上市']);
  });

  it('knows a product by its other name', async () => {
    expect((await titles({ keyword: '西红柿' }))[0]).toBe('番茄');
  });

  it('puts first what fits best, or what is newest, page after page', async () => {
    expect(await titles({ keyword: '苦瓜' })).toEqual(['苦瓜', '夏季蔬菜']);
    expect(await titles({ keyword: '苦瓜', sort: 'new' })).toEqual(['夏季蔬菜', '苦瓜']);
    expect(await titles({ keyword: '苦瓜', limit: 1, page: 2 })).toEqual(['夏季蔬菜']);
  });

  it('leaves out titles with an excluded word', async () => {
    expect(await titles({ keyword: '番茄', exclude: '月度' })).toEqual(['番茄', '番茄炒鸡蛋']);
    expect(await titles({ keyword: '番·茄' })).toContain('番茄');
    expect(await titles({ keyword: '番·茄', exclude: '番茄' })).toEqual([]);
  });

  it('names the page of every paragraph and shows nothing of a locked one', async () => {
    const report = async (browser?: Browser) =>
      (await search({ keyword: '批发均价', name: 'research_report' }, browser)).list[0];
    const shown = (await report())?.snippets ?? [];
    expect(shown.map(({ page, locked, to }) => ({ page, locked, to }))).toEqual(
      expect.arrayContaining([
        { page: 2, locked: false, to: { page: 'article/viewPdf', params: { fid: 'f5', page: '2' } } },
        { page: 6, locked: true, to: { page: 'article/viewPdf', params: { fid: 'f5', page: '6' } } },
      ]),
    );
    expect(JSON.stringify(await search({ keyword: '机密预测' }))).not.toContain('八元');
    expect(JSON.stringify(await report(await signIn(test, {})))).not.toContain('八元');
    expect(JSON.stringify(await report(await signIn(test, { vip: true })))).toContain('八元');
  });

  it('finds what sounds alike, and offers other words when nothing is found', async () => {
    expect((await search({ keyword: '凡且' })).corrected).toBe('番茄');
    const { total, suggest } = await search({ keyword: '蕃茄抄鸡蛋' });
    expect(suggest.length + total).toBeGreaterThan(0);
  });

  it.each(["'", '"', '%', '\\', '🍅', '！？。', "a'b:c & | ! ( )", '的', '<script>', '\ud83c', '_'])(
    'answers %j without an error',
    async (keyword) => {
      for (const id of ['article/search', 'article/suggest'] as const) {
        const { status, body } = await test.call(id, { keyword });
        expect([status, body.code]).toEqual([200, 1]);
      }
    },
  );

  it.each([
    ['番'.repeat(10_000), '关键词最多 100 个字'],
    ['番\u0000茄', '含有不允许的字符'],
    ['   ', '请输入关键字查询'],
  ])('refuses what cannot be looked for in words that help', async (keyword, message) => {
    const { status, body } = await test.call('article/search', { keyword });
    expect(status).toBeLessThan(500);
    expect(body.code).not.toBe(1);
    expect(body.msg).toContain(message);
  });
});

describe('suggestions', () => {
  const names = async (keyword: string) =>
    (await suggestions(keyword)).groups.map(({ kind, list }) => [
      kind,
      ...list.map(({ title }) => title.map(({ text }) => text).join('')),
    ]);

  it('complete a name by characters, initials, spelling and other names, grouped by kind', async () => {
    expect(await names('番茄')).toEqual([
      ['price', '番茄'],
      ['encyclopedia', '番茄炒鸡蛋'],
      ['research_report', '番茄月度报告'],
    ]);
    expect(await names('fqc')).toEqual([['encyclopedia', '番茄炒鸡蛋']]);
    expect((await names('fanqie')).flat()).toContain('番茄');
    expect(await names('西红')).toEqual([['price', '番茄（西红柿）']]);
    expect((await names('ＦＱＣ')).flat()).toContain('番茄炒鸡蛋');
  });

  it('say nothing where nothing begins so', async () => {
    expect(await suggestions('zzzz')).toEqual({ words: [], groups: [] });
    expect(await suggestions('%')).toEqual({ words: [], groups: [] });
  });
});

describe('hot words', () => {
  const hot = async () =>
    ((await test.call('article/hotKeywords', { limit: 20 })).body.data as DataFor<'article/hotKeywords'>).map(
      ({ keyword }) => keyword,
    );
  const later = () => test.setNow(new Date(test.now().getTime() + 61_000).toISOString());

  it('come from searches of three addresses that found something, and cool down', async () => {
    for (const ip of ['1.1.1.1', '1.1.1.2']) await search({ keyword: '番茄炒鸡蛋' }, test.newBrowser(ip));
    for (let times = 0; times < 5; times += 1) await search({ keyword: '番茄炒鸡蛋' }, test.newBrowser('1.1.1.1'));
    for (const ip of ['1.1.1.1', '1.1.1.2', '1.1.1.3']) await search({ keyword: 'qqqq' }, test.newBrowser(ip));
    later();
    expect(await hot()).toEqual([]);
    await search({ keyword: '番茄炒鸡蛋' }, test.newBrowser('1.1.1.3'));
    later();
    expect(await hot()).toEqual(['番茄炒鸡蛋']);
    expect((await suggestions('fqcj')).words).toEqual(['番茄炒鸡蛋']);
    test.setNow('2026-05-04T10:00:00+08:00');
    expect(await hot()).toEqual([]);
    test.setNow('2026-03-04T12:00:00+08:00');
  });

  it('can be hidden by an operator and by nobody else', async () => {
    await test.database.db.insertInto('hot_keyword').values({ keyword: '坏词', heat: 9, trend: 'up' }).execute();
    later();
    expect(await hot()).toContain('坏词');
    expect(
      (await test.call('ops/setHotKeyword', { keyword: '坏词', status: 'hidden' }, await signIn(test, {}))).body.code,
    ).toBe(403);
    const operator = await signIn(test, { operator: true });
    await test.call('ops/setHotKeyword', { keyword: '坏词', status: 'hidden' }, operator);
    expect(await hot()).not.toContain('坏词');
    const { list } = (await test.call('ops/getHotKeywords', { kw: '坏' }, operator)).body
      .data as DataFor<'ops/getHotKeywords'>;
    expect(list).toEqual([expect.objectContaining({ keyword: '坏词', status: 'hidden' })]);
  });
});

describe('more matches than are ranked', () => {
  const OLD = CANDIDATES + 50;
  beforeAll(async () => {
    const old = Array.from({ length: OLD }, (_, index) =>
      document({
        kind: 'news',
        refId: `many-${index}`,
        title: `市场简报 ${index}`,
        date: '2020-01-01',
        blocks: [{ heading: false, text: '荞麦行情平稳。' }],
      }),
    );
    await indexDocuments(test.database.db, [
      ...old,
      document({ kind: 'policy', refId: 'many-title', title: '荞麦种植补贴办法', date: '2019-01-01' }),
      document({
        kind: 'news',
        refId: 'many-new',
        title: '最新简报',
        date: '2026-03-02',
        blocks: old[0]?.blocks ?? [],
      }),
    ]);
  }, 120_000);

  it('are all counted', async () => {
    const { total, tabs } = await search({ keyword: '荞麦', limit: 1 });
    expect(total).toBe(OLD + 2);
    expect(tabs.find(({ name }) => name === 'policy')?.total).toBe(1);
  });

  it('are newest first over all of them, and the title still leads by rank', async () => {
    const first = async (sort: 'new' | 'rank') => (await titles({ keyword: '荞麦', limit: 1, sort }))[0];
    expect(await first('new')).toBe('最新简报');
    expect(await first('rank')).toBe('荞麦种植补贴办法');
  });

  it('are found in their tab even if other kinds are newer', async () => {
    expect(await titles({ keyword: '荞麦', name: 'policy', sort: 'new' })).toEqual(['荞麦种植补贴办法']);
  });
});
