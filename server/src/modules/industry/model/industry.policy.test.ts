import type { DataFor, RequestFor } from '@bee/contracts/operations';
import { buildTable, industryCalls } from '@bee/testing/server/industry';
import { signIn } from '@bee/testing/server/members';
import { PERIOD } from '@bee/testing/server/tea-table';
import { type Browser, startTestApp, type TestApp } from '@bee/testing/server/test-app';
import type { StoredField } from '../../../db/schema/industry.ts';

type Query = Omit<RequestFor<'industry/getTableList'>, 'model_id'>;
type Tier = 'visitor' | 'member' | 'vegetable' | 'vip';

let test: TestApp;
const browsers: Partial<Record<Tier, Browser>> = {};
const { ask, rows } = industryCalls(() => test);

const DAYS = 250;
const MARKET: StoredField = { field: 'market', title: '市场', role: 'dim' };
const PRICE: StoredField = { field: 'value', title: '价格', role: 'measure', unit: '元/公斤', decimals: 0 };

/** Day 0 is the oldest. */
const dayAt = (number: number) => new Date(Date.UTC(2025, 0, 1 + number)).toISOString().slice(0, 10);
/** The first market rises from 0, the second falls from 1000. */
const priceOf = (market: string, day: number) => (market === '甲' ? day : 1000 - day);

/** The expected table rows of the newest days. */
const newest = (days: number) =>
  Array.from({ length: days }, (_, back) => DAYS - 1 - back).flatMap((day) =>
    ['乙', '甲'].map((market) => [dayAt(day), market, priceOf(market, day)]),
  );

beforeAll(async () => {
  test = await startTestApp();
  browsers.member = await signIn(test);
  browsers.vegetable = await signIn(test, { vegetable: true });
  browsers.vip = await signIn(test, { vip: true });
  const days = Array.from({ length: DAYS }, (_, day) => day);
  await buildTable(
    test,
    { modelId: 'daily', title: '每日价格', freq: 'D', fields: [PERIOD, MARKET, PRICE] },
    days.flatMap((day) =>
      ['甲', '乙'].map((market) => ({ period: dayAt(day), d1: market, cells: [priceOf(market, day)] })),
    ),
  );
}, 240_000);

afterAll(() => test?.close());

/** All rows reachable by paging with the given page size, and the access block of the last page. */
const paged = async (tier: Tier, query: Query, size = 100) => {
  const list: DataFor<'industry/getTableList'>['list'] = [];
  let access: DataFor<'industry/getTableList'>['access'] | undefined;
  for (let page = 1; page <= Math.ceil(500 / size) + 1; page += 1) {
    const answer = await rows({ model_id: 'daily', ...query, page, limit: size }, browsers[tier]);
    list.push(...answer.list);
    access = answer.access;
  }
  return { list, access };
};

const inAnyOrder = (list: readonly unknown[]) => list.map(String).sort();

const SORTS = [undefined, 'value.asc', 'value.desc', 'period.asc', 'market.desc'];

const reasonOfPoints: Partial<Record<Tier, string>> = {
  visitor: '已显示 20 期，共 250 期；登录后可看 200 期',
  member: '已显示 200 期，共 250 期；开通 VIP 可看全部',
  vegetable: '已显示 200 期，共 250 期；开通 VIP 可看全部',
};

describe.each<[Tier, number, object]>([
  ['visitor', 20, { level: 'login', allowed: false, reason: '已显示 20 行，共 500 行；登录后可看 200 行' }],
  ['member', 200, { level: 'vip', allowed: false, reason: '已显示 200 行，共 500 行；开通 VIP 可看全部' }],
  ['vegetable', 200, { level: 'vip', allowed: false, reason: '已显示 200 行，共 500 行；开通 VIP 可看全部' }],
  ['vip', 500, { level: 'public', allowed: true }],
])('a %s', (tier, open, text) => {
  it.each(SORTS)(`sees the newest ${open} rows, whatever the order (%s)`, async (sort) => {
    const { list, access } = await paged(tier, sort ? { sort } : {});
    expect(inAnyOrder(list)).toEqual(inAnyOrder(newest(open / 2)));
    expect(access).toEqual({ ...text, preview: { unit: 'row', shown: open, total: 500 } });
  });

  it('sees no more by smaller pages', async () => {
    const { list } = await paged(tier, { sort: 'value.asc' }, 30);
    expect(inAnyOrder(list)).toEqual(inAnyOrder(newest(open / 2)));
  });

  it.each([undefined, '甲.asc', '甲.desc', '乙.asc'])('sees the same rows as a pivot (%s)', async (sort) => {
    const query: Query = { row: 'period', col: 'market', ...(sort && { sort: `value:${sort}` }) };
    const { list } = await paged(tier, query);
    const expected = Array.from({ length: open / 2 }, (_, back) => DAYS - 1 - back);
    expect(inAnyOrder(list)).toEqual(
      inAnyOrder(expected.map((day) => [dayAt(day), priceOf('乙', day), priceOf('甲', day)])),
    );
  });

  it('sees no other rows by asking for them part by part', async () => {
    const seen: unknown[] = [];
    for (const market of ['甲', '乙'])
      for (let day = 0; day < DAYS; day += 50) {
        const filters = { market: [market], period: { from: dayAt(day), to: dayAt(day + 49) } };
        seen.push(...(await paged(tier, { filters })).list);
        seen.push(...(await paged(tier, { filters, vintage: '2026-03-03' })).list);
        const wide = await paged(tier, { filters, row: 'period', col: 'market' });
        seen.push(...wide.list.map(([period, price]) => [period, market, price]));
      }
    expect([...new Set(seen.map(String))].sort()).toEqual(inAnyOrder(newest(open / 2)));
  });

  it('is told how many rows of a part are shown', async () => {
    const first = { period: { from: dayAt(0), to: dayAt(9) } };
    const { list, access } = await paged(tier, { filters: first });
    const shown = tier === 'vip' ? 20 : 0;
    expect(list).toHaveLength(shown);
    expect(access?.preview).toEqual({ unit: 'row', shown, total: 20 });
    if (tier !== 'vip')
      expect(access?.reason).toContain(`已显示 0 行，共 20 行（只在整张表最新的 ${open} 行中查找）；`);
  });

  it('sees the newest points of a series, oldest first', async () => {
    const series = [{ model_id: 'daily', measure: 'value', at: { market: '甲' } }];
    const { list } = await ask('industry/getSeries', { series }, browsers[tier]);
    const shown = Math.min(DAYS, open);
    expect(list[0]?.points).toEqual(
      Array.from({ length: shown }, (_, at) => [dayAt(DAYS - shown + at), DAYS - shown + at]),
    );
    expect(list[0]?.access.reason).toBe(reasonOfPoints[tier]);
    expect(list[0]?.access).toMatchObject({
      allowed: shown === DAYS,
      preview: { unit: 'row', shown, total: DAYS },
    });
  });

  it('is told so before asking for rows', async () => {
    const { access } = await ask('industry/getIndex', { model_id: 'daily' }, browsers[tier]);
    expect(access).toEqual({ ...text, preview: { unit: 'row', shown: open, total: 500 } });
  });
});

it('what is not more than a preview is open to everybody', async () => {
  const { list, access } = await rows({ model_id: 'daily', filters: { period: { last: 10 } } });
  expect(list).toHaveLength(20);
  expect(access).toEqual({ level: 'public', allowed: true, preview: { unit: 'row', shown: 20, total: 20 } });
});
