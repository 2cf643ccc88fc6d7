import type { DataFor } from '@bee/contracts/operations';
import { signIn } from '@bee/testing/server/members';
import { type Browser, startTestApp, type TestApp } from '@bee/testing/server/test-app';
import { openSampleDatabase } from '@bee/testing/server/test-database';
import { addDays } from '../../../sample/days.ts';
import { catchUpMarketReports } from '../../../sample/market-reports/catch-up-market-reports.ts';
import { catchUpPrices } from '../../../sample/prices/load-prices.ts';

type Report = DataFor<'vegetable/marketReportDetail'>;
type List = DataFor<'vegetable/getMarketWeeklyList'>;

let test: TestApp;
let vegetableVip: Browser;

beforeAll(async () => {
  test = await startTestApp({}, openSampleDatabase);
  vegetableVip = await signIn(test, { vegetable: true });
}, 120_000);

afterAll(() => test.close());

const list = async (request: object = {}) =>
  (await test.call('vegetable/getMarketWeeklyList', { limit: 100, ...request })).body.data as List;

const read = async (id: string, as?: Browser) =>
  (await test.call('vegetable/marketReportDetail', { id }, as)).body as { code: number; msg: string; data: Report };

describe('market reports', () => {
  it('lists the newest first and counts what the filters would find', async () => {
    const { list: cards, total, facets } = await list();
    expect(cards).toHaveLength(total);
    const dates = cards.map(({ date }) => date);
    expect(dates).toEqual([...dates].sort().reverse());
    expect(dates[0]).toBe('2026-03-02');
    const ofBeijing = await list({ market_id: 'beijing', kind: 'weekly', month: '2026-02' });
    expect(ofBeijing.total).toBeGreaterThan(0);
    for (const card of ofBeijing.list) {
      expect(card).toMatchObject({ market_id: 'beijing', kind: 'weekly', access: { allowed: false } });
      expect(card.date).toMatch(/^2026-02/);
    }
    const month = (await list({ market_id: 'beijing', kind: 'weekly' })).facets?.month;
    expect(month?.find(({ value }) => value === '2026-02')?.count).toBe(ofBeijing.total);
    expect(facets?.market?.map(({ value }) => value)).toContain('tianjin');
  });

  it('gives the mean of the quotes of its days, and the change against the days before', async () => {
    const card = (await list({ market_id: 'tianjin', kind: 'weekly' })).list[0];
    const { data: report } = await read(card?.id ?? '', vegetableVip);
    expect([report.from, report.to]).toEqual(['2026-02-23', '2026-03-01']);
    const meanOf = async (product: string, from: string, to: string) => {
      const prices: number[] = [];
      for (let date = from; date <= to; date = addDays(date, 1)) {
        const { body } = await test.call('vegetable/vegList', { date, name: product, market_id: 'tianjin' });
        const row = (body.data as DataFor<'vegetable/vegList'>).list[0];
        if (row?.price_avg && row.flag === null) prices.push(row.price_avg);
      }
      return prices.reduce((sum, price) => sum + price, 0) / prices.length;
    };
    expect(report.rows.length).toBe(report.access.preview?.total);
    for (const row of [report.rows[0], report.rows[5], report.rows.at(-1)]) {
      if (!row) throw new Error('too few rows');
      expect(row.price).toBeCloseTo(await meanOf(row.product, report.from, report.to), 2);
      if (row.before === null) continue;
      expect(row.before).toBeCloseTo(await meanOf(row.product, report.before_from, report.before_to), 2);
      expect(row.trend).toBeCloseTo(100 * (row.price / row.before - 1), 1);
    }
    const trends = report.rows.flatMap(({ trend }) => trend ?? []);
    expect([report.up, report.down]).toEqual([
      trends.filter((trend) => trend > 0).length,
      trends.filter((trend) => trend < 0).length,
    ]);
    expect(report.summary).toContain(`${report.up}个上涨、${report.down}个下跌`);
    const highest = report.rows.find(({ trend }) => trend === Math.max(...trends));
    expect(report.summary).toContain(`${highest?.product}涨幅最大，均价${highest?.price.toFixed(2)}元/公斤`);
  });

  it('shows everybody the summary and the first rows, a vegetable VIP the rest', async () => {
    const card = (await list({ market_id: 'beijing' })).list[0];
    const { data: open } = await read(card?.id ?? '');
    const { data: full } = await read(card?.id ?? '', vegetableVip);
    expect(open.access).toMatchObject({ level: 'veg_vip', allowed: false, preview: { unit: 'row', shown: 8 } });
    expect(open.rows).toEqual(full.rows.slice(0, 8));
    expect(open.content_html).toBe('');
    expect(open.summary).toBe(full.summary);
    expect(full.access.allowed).toBe(true);
    expect(full.rows.length).toBeGreaterThan(8);
    expect(full.content_html).toContain('<h2');
    const { data: vip } = await read(card?.id ?? '', await signIn(test, { vip: true }));
    expect(vip.access.allowed).toBe(false);
  });

  it('leads to the reports of its market before and after it', async () => {
    const cards = (await list({ market_id: 'beijing', kind: 'weekly' })).list;
    const { data: middle } = await read(cards[1]?.id ?? '');
    expect([middle.prev?.id, middle.next?.id]).toEqual([cards[2]?.id, cards[0]?.id]);
    expect((await read(cards[0]?.id ?? '')).data.next).toBeNull();
  });

  it('says that a report does not exist, and where to look', async () => {
    const answer = await read('mw-mars-2026-03-02');
    expect(answer).toMatchObject({ code: 404, data: null });
    expect(answer.msg).toContain('市场周报列表');
  });

  it('adds the reports of a week that has passed, once', async () => {
    const { db } = test.database;
    const before = (await list()).total;
    expect(await catchUpMarketReports(db, '2026-03-09')).toBe(0);
    await catchUpPrices(db, '2026-03-09');
    expect(await catchUpMarketReports(db, '2026-03-09')).toBeGreaterThan(3);
    expect(await catchUpMarketReports(db, '2026-03-09')).toBe(0);
    expect((await list()).total).toBeGreaterThan(before);
    expect((await list({ kind: 'weekly' })).list[0]?.date).toBe('2026-03-09');
  });
});
