import { signIn } from '@bee/testing/server/members';
import { type Browser, startTestApp, type TestApp } from '@bee/testing/server/test-app';
import { openSampleDatabase } from '@bee/testing/server/test-database';
import { tradeCalls } from '@bee/testing/server/trade';
import { sql } from 'kysely';
import { tradeOfProduct } from './service/trade-of-product.ts';

let test: TestApp;
const { ask, refusal, sumOf } = tradeCalls(() => test);

beforeAll(async () => {
  test = await startTestApp({}, openSampleDatabase);
}, 240_000);

afterAll(() => test?.close());

describe('the page of a product', () => {
  it('is found by its name, another name, and a code', async () => {
    const byName = await ask('trade/getTradeProductDetail', { name: '樱桃' });
    expect((await ask('trade/getTradeProductDetail', { name: '车厘子' })).name).toBe('樱桃');
    expect((await ask('trade/getTradeProductDetail', { hs: '08092900' })).last_year).toEqual(byName.last_year);
    expect(byName.path.map(({ code }) => code)).toEqual(['08', '0809', '080929', '08092900']);
    const { usd } = await sumOf(
      sql`hs = '08092900' and flow = 'import' and month between '2025-03-01' and '2026-02-01'`,
    );
    expect(byName.last_year.import?.value_usd).toBeCloseTo(usd ?? Number.NaN, 0);
  });

  it('tells of one origin its access and its own figures', async () => {
    const page = await ask('trade/getTradeProductDetail', { name: '榴莲', origin: 'TH' });
    const { usd } = await sumOf(
      sql`hs = '08106000' and partner = 'TH' and flow = 'import' and month between '2025-03-01' and '2026-02-01'`,
    );
    expect(page.last_year.import?.value_usd).toBeCloseTo(usd ?? Number.NaN, 0);
    expect(page.permit).toMatchObject({ origin: 'TH', product: '榴莲' });
    expect(page.top_partners.import[0]?.code).toBe('TH');
    expect(page.top_ports.length).toBeGreaterThan(0);
  });

  it.each([
    ['榴莲', 'TH'],
    ['樱桃', 'CL'],
    ['香蕉', 'PH'],
  ])('names for %s from %s the ports that this origin goes through, with its shares', async (name, origin) => {
    const page = await ask('trade/getTradeProductDetail', { name, origin });
    const { list } = await ask('trade/getTradeDataList', {
      hs: page.hs_codes.map(({ code }) => code),
      partners: [origin],
      row: 'port',
      col: 'flow',
      from: '2025-03',
      to: '2026-02',
      measures: ['value_usd', 'share', 'yoy'],
    });
    expect(list.length).toBeGreaterThan(0);
    expect(page.top_ports.map(({ code, value_usd }) => [code, Math.round(value_usd)])).toEqual(
      list.map(({ key, cells }) => [key, Math.round(cells.value_usd?.[0] ?? 0)]),
    );
    expect(page.top_ports.map(({ share }) => share)).toEqual(list.map(({ cells }) => cells.share?.[0]));
    const world = await ask('trade/getTradeProductDetail', { name });
    expect(world.top_ports).not.toEqual(page.top_ports);
  });

  it('has twelve months for visitors, thirty of the sample for members and VIP', async () => {
    const months = async (browser?: Browser) =>
      (await ask('trade/getTradeProductDetail', { name: '榴莲' }, browser)).series.import.length;
    expect(await months()).toBe(12);
    expect(await months(await signIn(test))).toBe(30);
    expect((await ask('trade/getTradeProductDetail', { name: '榴莲' })).access).toMatchObject({
      allowed: false,
      level: 'login',
      preview: { shown: 12, total: 30 },
    });
  });

  it('says what it does not know', async () => {
    expect(await refusal('trade/getTradeProductDetail', { name: '宇宙飞船' })).toContain('宇宙飞船');
    expect(await refusal('trade/getTradeProductDetail', { hs: '9999' })).toContain('9999');
    expect(await refusal('trade/getTradeProductDetail', { name: '榴莲', origin: 'ZZ' })).toContain('ZZ');
    expect(await refusal('trade/getTradeProductDetail', {})).toContain('商品名或 HS 编码');
  });

  it('is linked to from other tools by any name', async () => {
    const { last_year } = await ask('trade/getTradeProductDetail', { name: '樱桃' });
    expect(await tradeOfProduct(test.database.db, ['没有', '车厘子'])).toMatchObject({
      name: '樱桃',
      import: last_year.import,
    });
    expect(await tradeOfProduct(test.database.db, ['没有'])).toBeNull();
  });
});

describe('searching', () => {
  it('finds products, codes and countries by one box', async () => {
    const durian = await ask('trade/search', { keyword: '榴莲' });
    expect(durian.products.map(({ name }) => name)).toEqual(['榴莲', '冷冻榴莲']);
    expect(durian.hs.map(({ code }) => code)).toContain('08106000');
    expect((await ask('trade/search', { keyword: '泰国' })).countries[0]?.code).toBe('TH');
    expect((await ask('trade/search', { keyword: '0810.60' })).hs.map(({ code }) => code)).toEqual([
      '081060',
      '08106000',
    ]);
  });

  it('says why a number is no code, and offers what took the place of an old one', async () => {
    const hint = async (keyword: string) => (await ask('trade/search', { keyword })).hint;
    expect(await hint('081')).toContain('3 位');
    expect(await hint('12345678901')).toContain('11 位');
    expect(await hint('08106a')).toContain('含有字母');
    expect(await hint('99')).toContain('没有编码 99');
    const { outdated, hs } = await ask('trade/search', { keyword: '07095920' });
    expect(hs).toEqual([]);
    expect(outdated[0]?.successors.map(({ code }) => code)).toEqual(['07095400']);
  });

  it('shows the tree one level at a time with the figures of twelve months', async () => {
    const chapters = (await ask('trade/getCategoryTree')).list;
    expect(chapters).toHaveLength(24);
    const below = await ask('trade/getCategoryTree', { pid: '0810' });
    expect(below.path.map(({ code }) => code)).toEqual(['08', '0810']);
    const parts = below.list.reduce((sum, { import_usd }) => sum + (import_usd ?? 0), 0);
    expect(parts).toBeCloseTo(below.path[1]?.import_usd ?? Number.NaN, 0);
  });
});
