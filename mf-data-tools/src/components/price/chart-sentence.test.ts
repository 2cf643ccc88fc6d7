import type { PricePoint, PriceSeries } from '@bee/contracts/entity/price';
import { chartSentence } from './chart-sentence.ts';

const latest = {
  product: '番茄',
  market: '寿光市场',
  date: '2026-03-04',
  price_avg: 3.2,
  chg_d: -1.5,
  chg_w: null,
  chg_y: 8.2,
};

const series = (points: [string, number | null][], market = '寿光市场'): PriceSeries => ({
  id: market,
  name: market,
  unit: '元/公斤',
  freq: 'D',
  points: points.map(([day, avg]): PricePoint => [day, avg, avg, avg, null]),
  market_id: market,
  market,
  spec: null,
  source: { name: '', url: null, publisher: null, retrieved_at: null, sample: true },
});

const line = series([
  ['2026-03-01', 3.0],
  ['2026-03-02', null],
  ['2026-03-03', 3.4],
  ['2026-03-04', 3.2],
]);

describe('the sentence about a chart', () => {
  it('states price, day and changes, and leaves out an unknown change', () => {
    expect(chartSentence(latest, [], 'kg')).toBe(
      '2026-03-04 寿光市场番茄均价 3.20 元/公斤，较上一报价日 -1.5%，较去年同期 +8.2%。',
    );
  });

  it('states minimum, maximum and the number of days without a quote', () => {
    expect(chartSentence(latest, [line], 'kg')).toContain(
      '2026-03-01 至 2026-03-04，最低 3.00（2026-03-01），最高 3.40（2026-03-03），1 天无报价（不补数）。',
    );
  });

  it('uses the unit of the chart', () => {
    expect(chartSentence(latest, [line], 'jin')).toContain('均价 1.60 元/斤');
    expect(chartSentence(latest, [line], 'jin')).toContain('最高 1.70（2026-03-03）');
  });

  it('names the last known quote of a compared market, not its missing one', () => {
    const other = series(
      [
        ['2026-03-03', 2.8],
        ['2026-03-04', null],
      ],
      '北京市场',
    );
    expect(chartSentence(latest, [line, other], 'kg')).toContain('同图对比：北京市场 2.80（2026-03-03）。');
  });

  it('never invents a price', () => {
    const nothing = { ...latest, price_avg: null };
    expect(chartSentence(nothing, [series([['2026-03-04', null]])], 'kg')).toBe(
      '2026-03-04 寿光市场没有番茄的报价。所选时段没有报价。',
    );
  });

  it('names weeks as such, and ends with the visible days', () => {
    const weeks = {
      ...series([
        ['2026-02-23', 3],
        ['2026-03-02', 3.4],
      ]),
      freq: 'W' as const,
    };
    expect(chartSentence(latest, [weeks], 'kg', { from: '2026-02-20', to: '2026-03-04' })).toContain(
      '2026-02-23 至 2026-03-04，按周均价，最低 3.00（2026-02-23 当周），最高 3.40（2026-03-02 当周）。',
    );
  });
});
