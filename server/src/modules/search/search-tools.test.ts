import type { DataFor, RequestFor } from '@bee/contracts/operations';
import { startTestApp, type TestApp } from '@bee/testing/server/test-app';
import { openSampleDatabase } from '@bee/testing/server/test-database';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({}, openSampleDatabase);
}, 120_000);
afterAll(() => test?.close());

type Hit = DataFor<'article/search'>['list'][number];

const search = async (request: RequestFor<'article/search'>) =>
  (await test.call('article/search', request)).body.data as DataFor<'article/search'>;
const titleOf = ({ title }: Pick<Hit, 'title'>) => title.map(({ text }) => text).join('');
const marked = ({ title }: Hit) => title.filter(({ hit }) => hit).map(({ text }) => text);
const first = async (keyword: string, name: Hit['kind']) => {
  const [hit] = (await search({ keyword, name })).list;
  if (!hit) throw new Error(`nothing was found for ${keyword}`);
  return hit;
};

describe('foods in the search of the site', () => {
  it.each(['番茄', '西红柿'])('are found as %s, with what is in them, and lead to their page', async (keyword) => {
    const hit = await first(keyword, 'food');
    expect(titleOf(hit)).toMatch(/^番茄/);
    expect(hit.to).toEqual({ page: 'application/food/detail', params: { code: hit.id } });
    expect(hit.snippets[0]?.parts.map(({ text }) => text).join('')).toMatch(/每 100 克可食部：能量 [\d.]+\*? kcal/);
    expect(hit.sample).toBe(true);
  });

  it('are found by their code', async () => {
    const { id } = await first('番茄', 'food');
    expect((await first(id, 'food')).id).toBe(id);
  });
});

describe('standards in the search of the site', () => {
  it.each(['GB 92763', 'gb92763', 'gb-92763', 'ＧＢ９２７６３', '92763'])(
    'are found as %s, drafts after the others, with the number marked',
    async (keyword) => {
      const hit = await first(keyword, 'standard');
      expect(titleOf(hit)).toMatch(/^GB 92763-20(?:12|16|20|24) /);
      expect(marked(hit).join(' ')).toContain('92763');
      expect(hit.to).toEqual({ page: 'application/standard/detail', params: { id: hit.id } });
    },
  );

  it('need neither the T of a recommended one nor a sign before the year', async () => {
    expect(titleOf(await first('gb90191', 'standard'))).toMatch(/^GB\/T 90191-2008 /);
    expect(titleOf(await first('gb927632016', 'standard'))).toMatch(/^GB 92763-2016 /);
  });

  it('are suggested by their number without repeating it in brackets', async () => {
    const { groups } = (await test.call('article/suggest', { keyword: 'gb92763' })).body
      .data as DataFor<'article/suggest'>;
    const titles = groups.find(({ kind }) => kind === 'standard')?.list.map(titleOf) ?? [];
    expect(titles.length).toBeGreaterThan(0);
    for (const title of titles) expect(title).toMatch(/^GB 92763-\d{4} [^（]*(?:（[^A-Z]*）)?$/);
  });
});

describe('traded products and codes in the search of the site', () => {
  it('are found by name and by other names', async () => {
    const hit = await first('榴莲', 'trade');
    expect(titleOf(hit)).toBe('榴莲');
    expect(hit.to).toEqual({ page: 'application/trade/detail', params: { product_name: '榴莲' } });
    const alias = await test.database.db
      .selectFrom('trade_product')
      .select(['name', 'alias'])
      .where('name', '=', '番茄')
      .executeTakeFirst();
    if (alias?.alias[0]) expect(titleOf(await first(alias.alias[0], 'trade'))).toBe('番茄');
  });

  it.each(['08106000', '0810.60.00', '0810 6000'])('are found by the code %s, marked', async (keyword) => {
    const hit = await first(keyword, 'trade');
    expect(titleOf(hit)).toMatch(/^08106000 /);
    expect(marked(hit)).toContain('08106000');
    expect(hit.to).toEqual({ page: 'application/trade/detail', params: { hs: '08106000' } });
  });

  it('stand in the counts beside all other kinds', async () => {
    const { tabs } = await search({ keyword: '番茄' });
    const found = tabs.filter(({ total }) => total > 0).map(({ name }) => name);
    expect(found).toEqual(expect.arrayContaining(['encyclopedia', 'food', 'standard', 'trade']));
  });
});

describe('all kinds together', () => {
  const kindsAndTitles = async (keyword: string, count: number) =>
    (await search({ keyword })).list.slice(0, count).map((hit) => `${hit.kind} ${titleOf(hit)}`);

  it('begin with the best of each kind about the thing that is searched for', async () => {
    expect(await kindsAndTitles('鲜姜', 3)).toEqual(['price 生姜', 'encyclopedia 生姜', 'food 生姜']);
  });

  it('begin with the named things of a search for several', async () => {
    expect((await kindsAndTitles('同比环比', 2)).sort()).toEqual(['encyclopedia 同比', 'encyclopedia 环比']);
  });

  it('are ranked by their passages if none has all words, in force first', async () => {
    const found = await search({ keyword: '毒死蜱残留限量' });
    expect(found.loose).toBe(true);
    expect(found.list.slice(0, 2).map(({ kind, validity }) => [kind, validity])).toEqual([
      ['standard', 'current'],
      ['standard', 'current'],
    ]);
    expect(found.total).toBe(found.tabs.slice(1).reduce((sum, { total }) => sum + total, 0));
  });
});
