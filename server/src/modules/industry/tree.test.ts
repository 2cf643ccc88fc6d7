import { buildTable, industryCalls } from '@bee/testing/server/industry';
import { PERIOD } from '@bee/testing/server/tea-table';
import { startTestApp, type TestApp } from '@bee/testing/server/test-app';
import type { StoredField } from '../../db/schema/industry.ts';

let test: TestApp;
const { ask, refusal } = industryCalls(() => test);

const VALUE: StoredField = { field: 'value', title: '数值', role: 'measure', unit: '万头', decimals: 1 };

beforeAll(async () => {
  test = await startTestApp();
  const tables = [
    { modelId: 'hog-stock', title: '生猪存栏（季度，分省）', alias: ['猪群'], path: ['畜牧业', '存栏'], freq: 'Q' },
    { modelId: 'hog-price', title: '生猪价格', path: ['畜牧业', '价格'], freq: 'W' },
    { modelId: 'fish', title: '草鱼 A1 养殖产量', path: ['渔业', '产量', '草鱼类'], freq: 'Y' },
  ] as const;
  for (const { path, alias, ...table } of tables.map((one) => ({ alias: [], ...one })))
    await buildTable(test, { ...table, path: [...path], alias: [...alias], fields: [PERIOD, VALUE] });
}, 240_000);

afterAll(() => test?.close());

const search = (keyword: string) => ask('industry/searchTree', { keyword });
const marked = (hl: readonly { text: string; hit: boolean }[]) => hl.filter(({ hit }) => hit).map(({ text }) => text);

describe('a search of the tree', () => {
  it.each([
    ['characters', '生猪存', 'hog-stock', ['生猪存']],
    ['characters inside a name', '存栏 季度', 'hog-stock', ['存栏', '季度']],
    ['pinyin', 'shengzhucunlan', 'hog-stock', ['生猪存栏']],
    ['pinyin that breaks off within a syllable', 'shengzhuc', 'hog-stock', ['生猪存']],
    ['pinyin of a word inside', 'yangzhi', 'fish', ['养殖']],
    ['initials', 'szcl', 'hog-stock', ['生猪存栏']],
    ['initials of a word inside', 'yzcl', 'fish', ['养殖产量']],
    ['capitals', 'SZJG', 'hog-price', ['生猪价格']],
    ['letters of the name', 'a1', 'fish', ['A1']],
    ['a word of it and one above it', '畜牧业 生猪 价格', 'hog-price', ['生猪', '价格']],
  ])('by %s: %s', async (_, keyword, id, hits) => {
    const { list } = await search(keyword);
    const [first] = list.filter(({ type }) => type === 'model');
    expect(first?.model_id).toBe(id);
    expect(marked(first?.hl ?? [])).toEqual(hits);
    expect(first?.hl.map(({ text }) => text).join('')).toBe(first?.title);
  });

  it('by another name shows that name, marked, behind the title', async () => {
    for (const keyword of ['猪群', 'zhuqun', 'zq']) {
      const { list, total } = await search(keyword);
      expect([total, list[0]?.title]).toEqual([1, '生猪存栏（季度，分省）']);
      expect(list[0]?.hl.map(({ text }) => text).join('')).toBe('生猪存栏（季度，分省）（猪群）');
      expect(marked(list[0]?.hl ?? [])).toEqual(['猪群']);
    }
  });

  it('has the way to what is found, headings before tables', async () => {
    const { list } = await search('草鱼');
    expect(list.map(({ title, type }) => [title, type])).toEqual([
      ['草鱼类', 'category'],
      ['草鱼 A1 养殖产量', 'model'],
    ]);
    expect(list.map(({ path }) => path.map(({ title }) => title))).toEqual([
      ['渔业', '产量'],
      ['渔业', '产量', '草鱼类'],
    ]);
    expect(list[0]).toMatchObject({ model_id: null, count: 1, has_children: true });
    expect(list[1]).toMatchObject({ model_id: 'fish', freq: 'Y', has_children: false });
  });

  it.each([
    ['letters across syllables', 'engzh'],
    ['what stands above it alone', '渔业 产量 存栏'],
    ['signs alone', '（%_）'],
    ['an unknown word', '咖啡'],
    ['a known and an unknown word', '生猪 咖啡'],
  ])('finds nothing by %s', async (_, keyword) => {
    expect(await search(keyword)).toEqual({ list: [], total: 0 });
  });
});

describe('the levels', () => {
  it('count the tables below them', async () => {
    const domains = await ask('industry/getDataDomainTree', {});
    expect(domains.map(({ title, count, type }) => [title, count, type])).toEqual(
      expect.arrayContaining([
        ['畜牧业', 2, 'domain'],
        ['渔业', 1, 'domain'],
      ]),
    );
    const domain = domains.find(({ title }) => title === '畜牧业');
    const categories = await ask('industry/getCategory', { domain_id: domain?.id ?? '' });
    expect(new Set(categories.map(({ title, count }) => `${title} ${count}`))).toEqual(new Set(['存栏 1', '价格 1']));
    const below = await ask('industry/getDataDomainTree', {
      pid: categories.find(({ title }) => title === '存栏')?.id,
    });
    expect(below).toEqual([
      {
        id: 'hog-stock',
        pid: categories.find(({ title }) => title === '存栏')?.id,
        title: '生猪存栏（季度，分省）',
        type: 'model',
        count: 1,
        has_children: false,
        model_id: 'hog-stock',
        freq: 'Q',
      },
    ]);
    expect(await ask('industry/getDataDomainTree', { pid: 'hog-stock' })).toEqual([]);
  });

  it('of no such node are refused by its name', async () => {
    const message = '没有编号为“c.nothing”的节点';
    expect(await refusal('industry/getDataDomainTree', { pid: 'c.nothing' })).toContain(message);
    expect(await refusal('industry/getCategory', { domain_id: 'c.nothing' })).toContain(message);
  });
});
