import { signIn } from '@bee/testing/server/members';
import { type Browser, startTestApp, type TestApp } from '@bee/testing/server/test-app';
import { openSampleDatabase } from '@bee/testing/server/test-database';
import { tradeCalls } from '@bee/testing/server/trade';
import { sql } from 'kysely';

let test: TestApp;
/** Signed in with all months open. */
let vip: Browser;
const { query, refusal, sumOf } = tradeCalls(() => test);

beforeAll(async () => {
  test = await startTestApp({}, openSampleDatabase);
  vip = await signIn(test, { vip: true });
}, 240_000);

afterAll(() => test?.close());

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
    const { list, columns, dates } = await query({ freq: 'Y', measures: [...measures] });
    expect(columns.at(-1)?.label).toBe('2026年1-2月');
    expect(dates?.max).toBe('2026');
    expect((await query({})).dates?.max).toBe('2026-02');
    const [now, before] = await Promise.all(
      [2026, 2025].map((year) =>
        sumOf(
          sql`hs = '08106000' and flow = 'import' and month between ${`${year}-01-01`}::date and ${`${year}-02-01`}::date`,
        ),
      ),
    );
    expect(list[0]?.cells.yoy?.at(-1)).toBeCloseTo(100 * ((now?.usd ?? 0) / (before?.usd ?? 1) - 1), 1);
    // The sample begins in mid-2023, so there is no comparison for 2024.
    expect(columns.map(({ key }) => key)).toEqual(['2023', '2024', '2025', '2026']);
    expect(list[0]?.cells.yoy?.slice(0, 2)).toEqual([null, null]);
    expect(list[0]?.cells.yoy?.[2]).not.toBeNull();
  });

  it('compares sums of several years by their average growth, and never a part of a year with a whole one', async () => {
    const asked = { freq: 'Y' as const, row: 'partner' as const };
    const { statements, columns, growth } = await query({ ...asked, col: 'period' });
    expect(columns.map(({ part }) => part)).toEqual([
      { from: expect.stringMatching(/-09-01$/), to: expect.stringMatching(/-12-31$/) },
      undefined,
      undefined,
      { from: expect.stringMatching(/-01-01$/), to: expect.stringMatching(/-02-\d\d$/) },
    ]);
    expect(growth).toBe('year_before');
    const sums = await Promise.all(
      ['2024-01-01/2024-12-01', '2025-01-01/2025-12-01', '2025-01-01/2025-02-01', '2026-01-01/2026-02-01'].map(
        (span) => {
          const [from, to] = span.split('/');
          return sumOf(sql`hs = '08106000' and flow = 'import' and month between ${from}::date and ${to}::date`);
        },
      ),
    );
    const [of2024 = 0, of2025 = 0, begun2025 = 0, begun2026 = 0] = sums.map(({ usd }) => usd ?? 0);
    const words = (change: number) => `${change > 0 ? '增长' : '下降'} ${Math.abs(100 * change).toFixed(1)}%`;
    expect(statements[0]).toMatch(/^2023年9月至2026年2月，所查范围的进口额合计 /);
    expect(statements[0]).toContain(`，2024至2025年年均${words(of2025 / of2024 - 1)}，`);
    expect(statements[0]).toContain(`，2026年1-2月与上年同期相比${words(begun2026 / begun2025 - 1)}。`);
    // Totals of rows over all years also grow by annual average, not against three of the four years.
    const parts = await query({ ...asked, col: 'flow', measures: ['value_usd', 'yoy'] });
    expect(parts.growth).toBe('annual');
    const thai = parts.list.find(({ key }) => key === 'TH');
    const [before, now] = await Promise.all(
      [2024, 2025].map((year) =>
        sumOf(
          sql`hs = '08106000' and partner = 'TH' and flow = 'import' and month between ${`${year}-01-01`}::date and ${`${year}-12-01`}::date`,
        ),
      ),
    );
    expect(thai?.cells.yoy?.[0]).toBeCloseTo(100 * ((now?.usd ?? 0) / (before?.usd ?? 1) - 1), 1);
  });

  it.each([
    ['2024-03', '2025-02', /^2024年3月至2025年2月.*，与上年同期相比/, false],
    ['2025-03', '2026-02', /^2025年3月至2026年2月.*，与上年同期相比/, true],
    ['2023-09', '2026-02', /2025年3月至2026年2月与2024年3月至2025年2月相比，年均/, true],
    ['2024-09', '2026-02', /相比|年均/, false],
  ])('compares %s to %s only with months that there are', async (from, to, words, compared) => {
    const { statements } = await query({ from, to }, vip);
    if (compared) expect(statements[0]).toMatch(words);
    else expect(statements[0]).not.toMatch(/相比|年均/);
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
    const { list } = await query(
      {
        hs: [secret.hs],
        partners: [secret.partner],
        flow: [secret.flow],
        from: month,
        to: month,
      },
      vip,
    );
    expect(list[0]).toMatchObject({ cells: { value_usd: [null] }, flags: ['conf'] });
    const { list: cherries } = await query({ hs: ['08092900'], partners: ['CL'], from: '2025-01', to: '2025-12' }, vip);
    expect(cherries[0]?.cells.value_usd).toContain(null);
    expect(cherries[0]?.cells.value_usd).not.toContain(0);
  });

  it('says of which flows the partners have told', async () => {
    const { db } = test.database;
    const asked = { hs: ['08092900'], flow: ['import' as const, 'export' as const] };
    expect((await query(asked)).mirror).toEqual({ import: false, export: false });
    await db
      .updateTable('trade_year')
      .set({ mirror: true })
      .where('hs', '=', '08092900')
      .where('flow', '=', 'import')
      .execute();
    expect((await query(asked)).mirror).toEqual({ import: true, export: false });
    await db.updateTable('trade_year').set({ mirror: false }).where('hs', '=', '08092900').execute();
  });

  it('counts no code twice that stands below another one', async () => {
    const wide = await query({ hs: ['0810'], row: 'partner' });
    const both = await query({ hs: ['08106000', '0810'], row: 'partner' });
    expect(both.list).toEqual(wide.list);
  });

  it('shows as many rows as the tier allows, and says so', async () => {
    const asked = { hs: ['08'], row: 'partner' as const, limit: 100 };
    const member = await signIn(test);
    const [open, all] = [await query(asked), await query(asked, vip)];
    expect(all.total).toBeGreaterThan(20);
    expect(open.list).toHaveLength(20);
    expect(open.access).toMatchObject({ level: 'login', allowed: false, preview: { shown: 20, total: all.total } });
    expect((await query({ ...asked, page: 2, limit: 20 })).list).toEqual([]);
    expect(all.list).toHaveLength(all.total);
    expect((await query(asked, member)).access.allowed).toBe(true);
  });

  it('has the months that the tier allows, whatever is asked, and sums of all years', async () => {
    const open = await query({ from: '2024-01', to: '2025-06' });
    expect([open.from, open.to, open.columns.length]).toEqual(['2025-03', '2025-06', 4]);
    expect(open.access).toMatchObject({
      level: 'login',
      allowed: false,
      reason: '按月数据可看最近 12 个月；登录后可看最近 36 个月',
      preview: { months: { shown: 4, total: 18 } },
    });
    const closed = await query({ from: '2024-01', to: '2024-06' });
    expect([closed.from, closed.columns, closed.statements]).toEqual([null, [], []]);
    expect((await query({ from: '2024-01', to: '2025-06' }, vip)).access.allowed).toBe(true);
    const years = await query({ freq: 'Y', from: '2024', to: '2025' });
    expect([years.columns.length, years.access.allowed]).toEqual([2, true]);
    expect(await refusal('trade/getTradePartnerName', { hs: '08106000', flow: 'import', period: '2024-06' })).toBe(
      '按月数据可看最近 12 个月；登录后可看最近 36 个月',
    );
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
    expect(await refusal(id, { hs: ['08'], sort: 'nothing' })).toContain('排序');
    expect((await query({ hs: ['08', '08'], partners: ['TH', 'TH', 'THA'] })).list).toHaveLength(1);
  });

  it('sums rows and columns over all pages, without counting a code within another twice', async () => {
    const asked = { hs: ['08', '0810'], row: 'hs', col: 'partner', from: '2025-06', to: '2025-07' } as const;
    const { totals, columns } = await query({
      ...asked,
      hs: [...asked.hs],
      measures: ['value_usd', 'share'],
      limit: 1,
    });
    const within = sql`flow = 'import' and month between '2025-06-01' and '2025-07-01'`;
    const [fruit, fresh, thai] = await Promise.all([
      sumOf(sql`hs like '08%' and ${within}`),
      sumOf(sql`hs like '0810%' and ${within}`),
      sumOf(sql`hs like '08%' and partner = 'TH' and ${within}`),
    ]);
    expect(totals.all.value_usd).toBeCloseTo(fruit?.usd ?? Number.NaN, 0);
    expect(totals.rows).toHaveLength(1);
    expect(totals.rows[0]).toMatchObject({ share: 100, cells: { share: 100 } });
    const second = await query({ ...asked, hs: [...asked.hs], limit: 1, page: 2 });
    expect(second.totals.rows[0]?.cells.value_usd).toBeCloseTo(fresh?.usd ?? Number.NaN, 0);
    const place = columns.findIndex(({ key }) => key === 'TH');
    expect(totals.columns.value_usd?.[place]).toBeCloseTo(thai?.usd ?? Number.NaN, 0);
  });

  it('has all goods together where none is chosen', async () => {
    const { hs, totals, row } = await query({ hs: [], row: 'partner', from: '2025-06', to: '2025-06' }, vip);
    const { usd } = await sumOf(sql`flow = 'import' and month = '2025-06-01'`);
    expect([hs, row]).toEqual([[], 'partner']);
    expect(totals.all.value_usd).toBeCloseTo(usd ?? Number.NaN, 0);
  });

  it('is sorted by a column, its sum or its name, what is not recorded last', async () => {
    const asked = { hs: ['08'], row: 'partner', from: '2025-06', to: '2025-07' } as const;
    const sorted = async (sort: string) => query({ ...asked, hs: [...asked.hs], sort, limit: 100 }, vip);
    const june = (await sorted('=2025-06.asc')).list.map(({ cells }) => cells.value_usd?.[0] ?? null);
    const known = june.filter((value) => value !== null);
    expect(known).toEqual([...known].sort((a, b) => a - b));
    expect(june.slice(known.length).every((value) => value === null)).toBe(true);
    const sums = (await sorted('total.desc')).totals.rows.map(({ cells }) => cells.value_usd ?? -1);
    expect(sums).toEqual([...sums].sort((a, b) => b - a));
    expect(sums.length).toBeGreaterThan(3);
    const visible = async (order: string) =>
      (await query({ ...asked, hs: [...asked.hs], from: '2025-06', sort: order, limit: 100 })).list.map(
        ({ key }) => key,
      );
    // No order reveals other rows to a visitor.
    expect((await visible('total.asc')).sort()).toEqual((await visible('total.desc')).sort());
  });

  it('has the change since the year before, whose parts add up to the whole', async () => {
    const asked = { hs: ['08'], row: 'partner', col: 'flow', from: '2025-03', to: '2026-02' } as const;
    const measures = ['change', 'value_usd'] as const;
    const { totals } = await query({ ...asked, hs: [...asked.hs], measures: [...measures], limit: 100 }, vip);
    const [now, before] = await Promise.all(
      [2025, 2024].map((year) =>
        sumOf(
          sql`hs like '08%' and flow = 'import' and month between ${`${year}-03-01`}::date and ${`${year + 1}-02-01`}::date`,
        ),
      ),
    );
    expect(totals.all.change).toBeCloseTo((now?.usd ?? 0) - (before?.usd ?? 0), 0);
    const parts = totals.rows.reduce((sum, { cells }) => sum + (cells.change ?? 0), 0);
    expect(parts).toBeCloseTo(totals.all.change ?? Number.NaN, 0);
    const longer = await query({ ...asked, hs: [...asked.hs], measures: [...measures], from: '2023-09' }, vip);
    expect(longer.totals.all.change).toBeNull();
  });

  it('offers successors for codes of an older edition', async () => {
    const { outdated } = await query({ hs: ['08043000'] });
    expect(outdated[0]).toMatchObject({ hs: '08043000', last_year: 2023 });
    expect(outdated[0]?.successors.map(({ code }) => code)).toEqual(['08043010', '08043020']);
  });
});
