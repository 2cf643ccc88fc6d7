import { startTestApp, type TestApp } from '@bee/testing/server/test-app';
import { openSampleDatabase } from '@bee/testing/server/test-database';
import { tradeCalls } from '@bee/testing/server/trade';
import { sql } from 'kysely';

let test: TestApp;
const { ask, sumOf } = tradeCalls(() => test);

beforeAll(async () => {
  test = await startTestApp({}, openSampleDatabase);
}, 240_000);

afterAll(() => test?.close());

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

  it('tells no change of twelve months where fewer were covered a year before', async () => {
    const { db } = test.database;
    const span = await db.selectFrom('trade_span').selectAll().executeTakeFirstOrThrow();
    const changes = async () => {
      const { last_year, products, ports } = await ask('trade/getProductByOrigin', { origin: 'TH' });
      const { top_imports } = await ask('trade/getTopClass');
      return [
        last_year.import,
        ...[...products, ...top_imports].map((one) => ({ yoy_value: one.import_yoy })),
        ...ports.map(({ yoy }) => ({ yoy_value: yoy })),
      ]
        .map((one) => one?.yoy_value)
        .filter((change) => change !== null);
    };
    expect((await changes()).length).toBeGreaterThan(10);
    await db.updateTable('trade_span').set({ first_month: '2024-04-01' }).execute();
    expect(await changes()).toEqual([]);
    await db.updateTable('trade_span').set({ first_month: span.first_month }).execute();
  });

  it('says what the country itself has reported, and at which value', async () => {
    const { db } = test.database;
    const tradeOf = (mirror: boolean) =>
      db.updateTable('trade_year').set({ mirror }).where('partner', '=', 'CL').where('flow', '=', 'import').execute();
    const read = async () => {
      const { mirror, last_year } = await ask('trade/getProductByOrigin', { origin: 'CL' });
      const exported = await ask('trade/getExportByOrigin', { origin: 'CL' });
      return { mirror, basis: last_year.import?.value_basis, exported: exported.mirror };
    };
    expect(await read()).toEqual({ mirror: { import: false, export: false }, basis: 'CIF', exported: false });
    await tradeOf(true);
    expect(await read()).toEqual({ mirror: { import: true, export: false }, basis: 'FOB', exported: true });
    await tradeOf(false);
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

  it('leaves out of what may be exported what a country only asked for', async () => {
    const [asked] = (await ask('trade/getPermitProductList', { status: 'none', limit: 1 })).list;
    const origins = await ask('trade/getPermitOriginList', { name: asked?.product });
    const products = await ask('trade/getPermitProductListByOrigin', { origin: asked?.origin });
    expect([...origins, ...products].filter(({ status }) => status === 'none')).toEqual([]);
    expect(await ask('trade/getPermitProductListByOrigin', { origin: asked?.origin, status: 'none' })).toContainEqual(
      asked,
    );
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

  it('lists the rates of all products that an origin may export', async () => {
    const rates = await ask('trade/getTaxRateByOrigin', { origin: 'TH' });
    const permits = await ask('trade/getPermitProductListByOrigin', { origin: 'TH' });
    const names = permits.map(({ product }) => product);
    expect(rates.length).toBeGreaterThan(3);
    expect(rates.every(({ product }) => names.includes(product))).toBe(true);
    const durian = rates.find(({ product }) => product === '榴莲');
    expect(durian?.tariff).toEqual((await ask('trade/getTaxRate', { hs: '08106000', origin: 'TH' })).list[0]);
    expect(durian?.requirements.map(({ title }) => title)).toContain('标签与单证');
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
