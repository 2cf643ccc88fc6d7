import type { PricePoint, PriceSeries } from '@bee/contracts/entity/price';
import { chartLines, chartRows, roundMeans } from './chart-rows.ts';

const series = (market: string, points: PricePoint[]) => ({ market, market_id: market, points }) as PriceSeries;

const first = series('寿光', [
  ['2026-03-01', 3, 2.8, 3.2, null],
  ['2026-03-02', null, null, null, null],
  ['2026-03-03', 9, 3, 3.4, 'outlier'],
]);
const second = series('北京', [['2026-03-02', 4, 3.8, 4.2, null]]);

describe('the figures of a chart', () => {
  it('stand newest first, with null where a market has no such day', () => {
    const rows = chartRows([first, second]);
    expect(rows.map(({ day, points }) => [day, ...points.map((point) => point?.[1] ?? null)])).toEqual([
      ['2026-03-03', 9, null],
      ['2026-03-02', null, 4],
      ['2026-03-01', 3, null],
    ]);
  });

  it('carry the doubt about a quote', () => {
    expect(chartRows([first]).map(({ flag }) => flag)).toEqual(['outlier', null, null]);
  });

  it('are rounded to the cent where they are means, and left as quoted where they are not', () => {
    const point: PricePoint = ['2026-03-02', 3.2049, 2.8, null, null];
    const weekly = { ...series('寿光', [point]), freq: 'W' } as PriceSeries;
    const daily = { ...weekly, freq: 'D' } as PriceSeries;
    expect(roundMeans([weekly, daily]).map(({ points }) => points[0]?.slice(1, 4))).toEqual([
      [3.2, 2.8, null],
      [3.2049, 2.8, null],
    ]);
  });

  it('keep gaps when the unit changes', () => {
    expect(chartLines([first], 'jin')[0]?.points).toEqual([
      ['2026-03-01', 1.5],
      ['2026-03-02', null],
      ['2026-03-03', 4.5],
    ]);
  });
});
