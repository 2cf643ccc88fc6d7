import type { PricePoint, PriceSeries } from '@bee/contracts/entity/price';
import { chartLines, priceFigures, roundMeans } from './chart-rows.ts';

const series = (market: string, points: PricePoint[]) => ({ market, market_id: market, points }) as PriceSeries;

const first = series('寿光', [
  ['2026-03-01', 3, 2.8, 3.2, null],
  ['2026-03-02', null, null, null, null],
  ['2026-03-03', 9, 3, 3.4, 'outlier'],
]);

describe('the figures of a chart', () => {
  it('are newest first; days without a quote and doubtful ones are marked', () => {
    expect(priceFigures([first], 'jin').rows).toEqual([
      ['2026-03-03', 1.5, 4.5, 1.7, '存疑'],
      ['2026-03-02', null, null, null, '无报价'],
      ['2026-03-01', 1.4, 1.5, 1.6, ''],
    ]);
    expect(priceFigures([], 'kg').rows).toEqual([]);
  });

  it('are rounded to 0.01 for means, and unchanged for quotes', () => {
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

  it('mark the incomplete week with its last day; a past week is complete', () => {
    const weeks = {
      ...series('寿光', [
        ['2026-02-23', 3, 3, 3, null],
        ['2026-03-02', 4, 4, 4, null],
      ]),
      freq: 'W',
    } as PriceSeries;
    const seen = { from: '2026-02-23', to: '2026-03-04' };
    expect(chartLines([weeks], 'kg', seen)[0]?.parts).toEqual({ '2026-03-02': '至03-04' });
    expect(priceFigures([weeks], 'kg', seen).rows.map((row) => row.at(-1))).toEqual(['至03-04', '']);
    expect(chartLines([weeks], 'kg', { ...seen, to: '2026-03-08' })[0]?.parts).toBeUndefined();
    expect(chartLines([{ ...weeks, freq: 'D' }], 'kg', seen)[0]?.parts).toBeUndefined();
  });
});
