import type { DataFor, RequestFor } from '@bee/contracts/operations';
import { sql } from 'kysely';
import { signIn } from '../../testing/members.ts';
import { type Browser, startTestApp, type TestApp } from '../../testing/test-app.ts';
import { openSampleDatabase } from '../../testing/test-database.ts';
import { tradeOfProduct } from './trade-of-product.ts';

let test: TestApp;

beforeAll(async () => {
  test = await startTestApp({}, openSampleDatabase);
}, 240_000);

afterAll(() => test?.close());

const ask = async <Id extends Parameters<TestApp['call']>[0]>(id: Id, request: object = {}, browser?: Browser) =>
  (await test.call(id, request, browser)).body.data as DataFor<Id>;

const query = (request: Partial<RequestFor<'trade/getTradeDataList'>>, browser?: Browser) =>
  ask('trade/getTradeDataList', { hs: ['08106000'], ...request }, browser);

const refusal = async (id: Parameters<TestApp['call']>[0], request: object) => {
  const { status, body } = await test.call(id, request);
  expect(status).toBeLessThan(500);
  expect(body.success).toBe(false);
  return body.msg;
};

/** What the rows themselves say. */
const sumOf = async (condition: ReturnType<typeof sql>) => {
  const { rows } = await sql<{ usd: number | null; qty: number | null }>`
    select sum(usd) as usd, sum(qty) as qty from trade_row where ${condition}`.execute(test.database.db);
  return rows[0] ?? { usd: null, qty: null };
};

describe('the query builder', () => {
  it('sums the rows of a code, partner and month, and of the code above it', async () => {
    const { list, columns } = await query({
      hs: ['08106000', '0810'],
      partners: ['TH'],
      from: '2025-06',
      to: '2025-07',
    });
    expect(columns.map(({ key }) => key)).toEqual(['2025-06', '2025-07']);
    for (const [place, hs] of ['08106000', '0810'].entries()) {
      const { usd } = await sumOf(
        sql`hs like ${`${hs}%`} and partner = 'TH' and flow = 'import' and month = '2025-07-01'`,
      );
      expect(list[place]?.cells.value_usd?.[1]).toBeCloseTo(usd ?? Number.NaN, 0);
    }
  });

  it('tells ports, regimes and provinces apart, which the sums per year do not', async () => {
    const asked = { row: 'port', col: 'period', from: '2025-07', to: '2025-07' } as const;
    const { list } = await query(asked);
    expect(list.length).toBeGreaterThan(1);
    const [first] = list;
    const { usd } = await sumOf(
      sql`hs = '08106000' and flow = 'import' and month = '2025-07-01' and port = ${first?.key}`,
    );
    expect(first?.cells.value_usd?.[0]).toBeCloseTo(usd ?? Number.NaN, 0);
    const one = await query({ ...asked, row: 'hs', ports: [first?.key ?? ''] });
    expect(one.list[0]?.cells.value_usd).toEqual(first?.cells.value_usd);
  });

  it('compares with the same period a year before, and an unfinished year with the same months', async () => {
    const measures = ['value_usd', 'yoy'] as const;
    const { list, columns } = await query({ freq: 'Y', measures: [...measures] });
    expect(columns.at(-1)?.label).toBe('2026年1—2月');
    const [now, before] = await Promise.all(
      [2026, 2025].map((year) =>
        sumOf(
          sql`hs = '08106000' and flow = 'import' and month between ${`${year}-01-01`}::date and ${`${year}-02-01`}::date`,
        ),
      ),
    );
    expect(list[0]?.cells.yoy?.at(-1)).toBeCloseTo(100 * ((now?.usd ?? 0) / (before?.usd ?? 1) - 1), 1);
    // The sample begins in the middle of 2023: nothing can be said about 2024.
    expect(columns.map(({ key }) => key)).toEqual(['2023', '2024', '2025', '2026']);
    expect(list[0]?.cells.yoy?.slice(0, 2)).toEqual([null, null]);
    expect(list[0]?.cells.yoy?.[2]).not.toBeNull();
  });

  it('gives shares that make up a whole, and unit prices of value by quantity', async () => {
    const { list } = await query({
      row: 'partner',
      from: '2025-06',
      to: '2025-06',
      measures: ['share', 'value_usd', 'qty', 'unit_price'],
    });
    const shares = list.map(({ cells }) => cells.share?.[0] ?? 0);
    expect(shares.reduce((sum, one) => sum + one, 0)).toBeCloseTo(100, 0);
    expect(shares).toEqual([...shares].sort((a, b) => b - a));
    const cells = list[0]?.cells ?? {};
    expect(cells.unit_price?.[0]).toBeCloseTo((cells.value_usd?.[0] ?? 0) / (cells.qty?.[0] ?? 1), 3);
  });

  it('leaves secret figures out of sums and flags them, and missing months are gaps', async () => {
    const { db } = test.database;
    const secret = await db.selectFrom('trade_row').selectAll().where('flag', '=', 'conf').executeTakeFirstOrThrow();
    const month = secret.month.slice(0, 7);
    const { list } = await query({
      hs: [secret.hs],
      partners: [secret.partner],
      flow: [secret.flow],
      from: month,
      to: month,
    });
    expect(list[0]).toMatchObject({ cells: { value_usd: [null] }, flags: ['conf'] });
    const { list: cherries } = await query({ hs: ['08092900'], partners: ['CL'], from: '2025-01', to: '2025-12' });
    expect(cherries[0]?.cells.value_usd).toContain(null);
    expect(cherries[0]?.cells.value_usd).not.toContain(0);
  });

  it('counts no code twice that stands below another one', async () => {
    const wide = await query({ hs: ['0810'], row: 'partner' });
    const both = await query({ hs: ['08106000', '0810'], row: 'partner' });
    expect(both.list).toEqual(wide.list);
  });

  it('shows as many rows as the tier allows, and says so', async () => {
    const asked = { hs: ['08'], row: 'partner' as const, limit: 100 };
    const [member, vip] = [await signIn(test), await signIn(test, { vip: true })];
    const [open, all] = [await query(asked), await query(asked, vip)];
    expect(all.total).toBeGreaterThan(20);
    expect(open.list).toHaveLength(20);
    expect(open.access).toMatchObject({ level: 'login', allowed: false, preview: { shown: 20, total: all.total } });
    expect((await query({ ...asked, page: 2, limit: 20 })).list).toEqual([]);
    expect(all.list).toHaveLength(all.total);
    expect((await query(asked, member)).access.allowed).toBe(true);
  });

  it('answers what it cannot understand with a sentence', async () => {
    const id = 'trade/getTradeDataList';
    expect(await refusal(id, { hs: ['08106a'] })).toContain('只含数字');
    expect(await refusal(id, { hs: ['081'] })).toContain('2、4、6、8 或 10 位');
    expect(await refusal(id, { hs: ['08106000123'] })).toContain('2、4、6、8 或 10 位');
    expect(await refusal(id, { hs: Array(10_000).fill('08') })).toContain('最多 20 个');
    expect(await refusal(id, { hs: ['99999999'] })).toContain('没有编码 99999999');
    expect(await refusal(id, { hs: ['08'], partners: ['XX'] })).toContain('XX');
    expect(await refusal(id, { hs: ['08'], from: '2026-01', to: '2025-01' })).toContain('晚于');
    expect(await refusal(id, { hs: ['08'], from: '2025-13' })).toContain('时期');
    expect(await refusal(id, { hs: ['08'], row: 'hs', col: 'hs' })).toContain('同一个维度');
    expect(await refusal(id, { hs: ['08'], ports: ['NOWHERE'] })).toContain('NOWHERE');
    expect(await refusal(id, { hs: ['08'], flow: ['sideways'] })).toContain('进口');
    expect(await refusal(id, {})).not.toBe('');
    expect((await query({ hs: ['08', '08'], partners: ['TH', 'TH', 'THA'] })).list).toHaveLength(1);
  });

  it('offers successors for codes of an older edition', async () => {
    const { outdated } = await query({ hs: ['08043000'] });
    expect(outdated[0]).toMatchObject({ hs: '08043000', last_year: 2023 });
    expect(outdated[0]?.successors.map(({ code }) => code)).toEqual(['08043010', '08043020']);
  });
});

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
    expect(page.top_ports.length).toBeGreaterThan(1);
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

describe('countries, access and tariffs', () => {
  it('tells what a country sells, by product and by heading', async () => {
    const { products, last_year, series } = await ask('trade/getProductByOrigin', { origin: 'TH' });
    expect(products[0]?.name).toBe('榴莲');
    expect(series).toHaveLength(30);
    expect(last_year.import?.value_usd).toBeGreaterThan(products[0]?.import_usd ?? Number.POSITIVE_INFINITY);
    const structure = await ask('trade/getExportByOrigin', { origin: 'THA', year: 2025 });
    expect(structure.list.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(100, 0);
    const { usd } = await sumOf(
      sql`partner = 'TH' and flow = 'import' and month between '2025-01-01' and '2025-12-01'`,
    );
    expect(structure.total).toBeCloseTo(usd ?? Number.NaN, 0);
  });

  it('lists access both ways, the suspended ones with their day', async () => {
    const suspended = await ask('trade/getPermitProductList', { status: 'suspended', limit: 100 });
    expect(suspended.total).toBeGreaterThan(0);
    expect(suspended.list.every(({ status, suspended_at }) => status === 'suspended' && suspended_at !== null)).toBe(
      true,
    );
    const [one] = suspended.list;
    const origins = await ask('trade/getPermitOriginList', { name: one?.product });
    expect(origins.find(({ origin }) => origin === one?.origin)).toEqual(one);
    const products = await ask('trade/getPermitProductListByOrigin', { origin: one?.origin });
    expect(products).toContainEqual(one);
    expect(suspended.facets?.status?.find(({ value }) => value === 'suspended')?.count).toBe(suspended.total);
  });

  it('marks the rates that an origin may use', async () => {
    const { list } = await ask('trade/getTaxRate', { hs: '08106000', origin: 'TH' });
    const eligible = (title: string) => list[0]?.rates.find((rate) => rate.title === title)?.eligible;
    expect(eligible('最惠国')).toBe(true);
    expect(eligible('协定：中国—东盟')).toBe(true);
    expect(eligible('协定：中国—智利')).toBe(false);
    expect(eligible('普通')).toBe(false);
    const [unasked] = (await ask('trade/getTaxRate', { hs: '08106000' })).list;
    expect(unasked?.rates.every((rate) => rate.eligible === null)).toBe(true);
    expect((await ask('trade/getTaxRate', { hs: '0810600010' })).list[0]?.hs).toBe('08106000');
  });

  it('lists supervised sites of a province', async () => {
    const sites = await ask('trade/getSupervisePlaceList', { cate: '进境水果', adcode: '450000' });
    expect(sites.length).toBeGreaterThan(0);
    expect(sites.every(({ adcode, cate }) => adcode.startsWith('45') && cate === '进境水果')).toBe(true);
  });

  it('opens with totals of the newest month, and with partners that make up the whole', async () => {
    const home = await ask('trade/getTopClass');
    const { usd } = await sumOf(sql`flow = 'import' and month = '2026-02-01'`);
    expect(home.newest_month).toBe('2026-02');
    expect(home.months.find(({ flow }) => flow === 'import')?.value_usd).toBeCloseTo(usd ?? Number.NaN, 0);
    expect(home.classes).toHaveLength(24);
    const changes = home.permit_changes.map(({ history }) => history.at(-1)?.date ?? '');
    expect(changes).toEqual([...changes].sort().reverse());
    const partners = await ask('trade/getTradePartnerName', { hs: '08106000', period: '2025' });
    expect(partners.list.reduce((sum, { value_usd }) => sum + value_usd, 0)).toBeCloseTo(partners.total ?? 0, 0);
    const month = await ask('trade/getNewestMonthData', { hs: '08106000' });
    expect(month.figures).toMatchObject({ period: '2026-02', value_basis: 'CIF', flag: 'prov' });
    expect((await ask('trade/getNewestYearData', { hs: '08106000' })).figures?.period).toBe('2026-01~2026-02');
    expect((await ask('trade/getProductCateList')).flatMap(({ products }) => products).length).toBeGreaterThan(60);
    expect((await ask('trade/getCountryList', { kw: '136' }))[0]?.name).toBe('泰国');
    expect((await ask('trade/getPortList', { kw: '友谊关' })).ports[0]?.code).toBe('CNPIN');
    expect((await ask('trade/getOriginList', { name: '榴莲' }))[0]?.code).toBe('TH');
    expect((await ask('trade/searchCategory', { keyword: '香菇' })).list.length).toBeGreaterThan(1);
  });
});
