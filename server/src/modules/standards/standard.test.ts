import type { DataFor } from '@bee/contracts/operations';
import { startTestApp, type TestApp } from '@bee/testing/server/test-app';
import { openSampleDatabase, SAMPLE_DAY } from '@bee/testing/server/test-database';

jest.setTimeout(120_000);

let test: TestApp;

beforeAll(async () => {
  test = await startTestApp({}, openSampleDatabase);
});
afterAll(() => test?.close());

type List = DataFor<'standard/getList'>;
type Detail = DataFor<'standard/getDetail'>;

const list = async (request: object = {}) => (await test.call('standard/getList', request)).body.data as List;
const codes = async (request: object) => (await list(request)).list.map(({ code }) => code);
const idOf = async (code: string): Promise<string> => {
  const found = (await list({ kw: code })).list.find((one) => one.code === code);
  if (!found) throw new Error(`${code} is not in the sample`);
  return found.id;
};
const detail = async (code: string) =>
  (await test.call('standard/getDetail', { id: await idOf(code) })).body.data as Detail;

describe('the sample', () => {
  it('has 200 standards of all types and states', async () => {
    const { total, facets } = await list();
    expect(total).toBe(200);
    expect(facets?.type?.map(({ value }) => value).sort()).toEqual(['db', 'gb', 'hb', 'intl', 'qb', 'tb']);
    expect(facets?.status?.map(({ value }) => value).sort()).toEqual(['current', 'draft', 'pending', 'repealed']);
  });
});

describe('search by number', () => {
  it('does not mind spaces, slashes, hyphens, width and letter case', async () => {
    const expected = await codes({ kw: 'GB 92763' });
    expect(expected[0]).toBe('GB 92763-2024');
    expect(expected).toHaveLength(5);
    for (const kw of ['gb92763', 'GB92763', 'gb-92763', 'Gb/92763', 'ＧＢ　９２７６３', 'gb_92763', ' gb 92763 '])
      expect([kw, await codes({ kw })]).toEqual([kw, expected]);
  });

  it('finds a recommended standard with or without its T, and a mandatory one when the T is too much', async () => {
    expect((await codes({ kw: 'gb90191' }))[0]).toBe('GB/T 90191-2008');
    expect((await codes({ kw: 'gbt 90191' }))[0]).toBe('GB/T 90191-2008');
    expect((await codes({ kw: 'GB/T 92763' }))[0]).toBe('GB 92763-2024');
  });

  it('takes the year with any sign before it, and without one', async () => {
    for (const kw of ['GB 92763-2016', 'gb92763—2016', 'gb92763:2016', 'gb 92763 2016', 'gb927632016'])
      expect([kw, await codes({ kw })]).toEqual([kw, ['GB 92763-2016']]);
  });

  it('knows digits alone, the parts of a number and its beginning', async () => {
    expect((await codes({ kw: '92763' }))[0]).toBe('GB 92763-2024');
    expect(new Set((await codes({ kw: 'GB/T 95009' })).map((code) => code.split('-')[0]))).toEqual(
      new Set(['GB/T 95009.12', 'GB/T 95009.15', 'GB/T 95009.19', 'GB/T 95009.22']),
    );
    expect((await codes({ kw: 'GB/T 95009.12' }))[0]).toBe('GB/T 95009.12-2023');
    expect(await codes({ kw: 'Q/XFN 0001s', status: 'current' })).toEqual(['Q/XFN 0001S-2024']);
    expect(await codes({ kw: 'db53t9055', status: 'pending' })).toHaveLength(1);
  });

  it('says when it only found numbers like it', async () => {
    const near = await list({ kw: 'GB 2763' });
    expect(near.near).toBe(true);
    expect(near.list[0]?.code).toBe('GB 92763-2024');
    expect((await list({ kw: 'GB 92763-2031' })).near).toBe(true);
    expect((await list({ kw: 'GB 92763' })).near).toBe(false);
    expect(await list({ kw: 'GB 1' })).toMatchObject({ total: 0 });
  });
});

describe('search by title', () => {
  it('finds by words and puts what is in force first', async () => {
    const { list: rows } = await list({ kw: '农药残留' });
    expect(rows[0]).toMatchObject({ status: 'current' });
    expect(rows.some(({ code }) => code === 'GB 92763-2024')).toBe(true);
    const order = rows.map(({ status }) => ['current', 'pending', 'draft', 'repealed'].indexOf(status));
    expect(order).toEqual([...order].sort());
  });

  it('knows products that the title does not name', async () => {
    expect(await codes({ kw: '菠菜', type: 'qb', status: 'current' })).toEqual(['Q/XFN 0001S-2024']);
  });

  it.each(['%', "'; drop table standard; --", '\\', '(((', '   ', 'ZZZZ 99999'])('bears %s', async (kw) => {
    expect((await test.call('standard/getList', { kw })).body.code).toBe(1);
  });
});

describe('filters', () => {
  it('count what the others leave, each without itself', async () => {
    const { facets, total } = await list({ type: 'gb', status: 'current' });
    const all = await list({ status: 'current' });
    expect(facets?.type).toEqual(all.facets?.type);
    expect(facets?.status?.find(({ value }) => value === 'current')?.count).toBe(total);
    for (const name of ['cate', 'year'] as const)
      expect(facets?.[name]?.reduce((sum, { count }) => sum + count, 0)).toBe(total);
  });

  it('take ICS and CCS by their beginnings', async () => {
    const { total, facets } = await list({ ics: '67' });
    expect(facets?.ics?.find(({ value }) => value === '67')).toMatchObject({ label: '67 食品技术', count: total });
    expect((await list({ ics: '67.080.20' })).total).toBeLessThan(total);
    expect((await list({ ccs: 'b31' })).list.length).toBeGreaterThan(0);
  });

  it.each([
    [{ type: 'x' }, '没有这种标准类型'],
    [{ status: 'x' }, '没有这种状态'],
    [{ year: '21' }, '年份应为四位数字'],
    [{ ics: 'abc' }, 'ICS'],
    [{ kw: 'x'.repeat(101) }, '最多 100'],
  ])('refuse %j', async (request, message) => {
    const { body } = await test.call('standard/getList', request);
    expect(body.success).toBe(false);
    expect(body.msg).toContain(message);
  });

  it('are counted by type and category', async () => {
    const types = (await test.call('standard/getTypeList')).body.data as DataFor<'standard/getTypeList'>;
    expect(types.map(({ title }) => title)).toEqual([
      '国家标准',
      '行业标准',
      '地方标准',
      '团体标准',
      '企业标准',
      '国际标准',
    ]);
    const { body } = await test.call('article/getCategoryList', { scope: 'standard' });
    const categories = body.data as DataFor<'article/getCategoryList'>;
    expect(categories.reduce((sum, { count }) => sum + count, 0)).toBe(200);
    const [first] = categories;
    expect((await list({ cate_id: first?.id })).total).toBe(first?.count);
  });
});

describe('a standard', () => {
  it('shows its chain from the oldest to the newest, and what is in force now', async () => {
    const old = await detail('GB 92763-2016');
    expect(old.chain.map(({ code, depth }) => [depth, code])).toEqual([
      [-1, 'GB 92763-2012'],
      [0, 'GB 92763-2016'],
      [1, 'GB 92763-2020'],
      [2, 'GB 92763-2024'],
      [3, `GB 92763-${SAMPLE_DAY.slice(0, 4)}`],
    ]);
    expect(old).toMatchObject({ status: 'repealed', successor: { code: 'GB 92763-2024' } });
    expect((await detail('GB 92763-2024')).successor).toBeNull();
  });

  it('shows both that it took in', async () => {
    const merged = await detail('GB 92715-2012');
    expect(merged.replaces.map(({ code }) => code)).toEqual(['GB 92716-2003']);
  });

  it('turns from pending into force on its day, and the one before out of it', async () => {
    const [pending] = (await list({ status: 'pending', type: 'gb' })).list;
    const before = pending?.replaces[0];
    if (!pending?.effective_at || !before?.id) throw new Error('the sample has a pending replacement');
    expect(pending.days_to_effect).toBeGreaterThan(0);
    const stateOf = async (id: string) => ((await test.call('standard/getDetail', { id })).body.data as Detail).status;
    expect([await stateOf(pending.id), await stateOf(before.id)]).toEqual(['pending', 'current']);
    test.setNow(`${pending.effective_at}T00:00:01+08:00`);
    try {
      expect([await stateOf(pending.id), await stateOf(before.id)]).toEqual(['current', 'repealed']);
    } finally {
      test.setNow(`${SAMPLE_DAY}T10:00:00+08:00`);
    }
  });

  it('names its limits, related standards, citation and the official place', async () => {
    const full = await detail('GB 92763-2024');
    expect(full.limit_total).toBeGreaterThan(80);
    expect(full.limits[0]?.standard).toMatchObject({ code: 'GB 92763-2024', status: 'current' });
    expect(full.official_url).toMatch(/^https:\/\/openstd/);
    expect(full.citation).toMatch(/GB 92763-2024\[S\]/);
    const { related } = await detail('GB/T 93034-2022');
    expect(related.length).toBeGreaterThan(0);
    expect(related.some(({ code }) => code.startsWith('GB/T 93034'))).toBe(false);
  });

  it.each(['x', '0', "' or 1=1", 'a'.repeat(64)])('is unknown for %s', async (id) => {
    const { body } = await test.call('standard/getDetail', { id });
    expect(body).toMatchObject({ code: 404, data: null });
    expect(body.msg).toContain('没有这个标准');
  });
});
