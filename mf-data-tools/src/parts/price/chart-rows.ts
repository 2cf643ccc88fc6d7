import type { PricePoint, PriceSeries } from '@bee/contracts/entity/price';
import type { ChartLine, Figures, SheetCell } from '@bee/ui/data';
import { type ShownUnit, toUnit, unitTitle } from './price-unit.ts';

/** One market as table and file, newest first; a day without a quote is a row without prices. */
export const priceFigures = (series: PriceSeries[], unit: ShownUnit): Figures => ({
  columns: [
    { title: '日期', type: 'day' },
    { title: '最低', unit: unitTitle(unit), type: 'number' },
    { title: '均价', unit: unitTitle(unit), type: 'number' },
    { title: '最高', unit: unitTitle(unit), type: 'number' },
    { title: '备注', type: 'text' },
  ],
  rows: (series[0]?.points ?? []).map((point) => rowOf(point, unit)).reverse(),
});

const rowOf = ([day, average, low, high, flag]: PricePoint, unit: ShownUnit): SheetCell[] => [
  day,
  toUnit(low, unit),
  toUnit(average, unit),
  toUnit(high, unit),
  flag ? '存疑' : average === null ? '无报价' : '',
];

/** Means of a week or month to the cent, as quotes are; more digits would claim what nobody measured. */
export const roundMeans = (series: PriceSeries[]): PriceSeries[] =>
  series.map((each) =>
    each.freq === 'D'
      ? each
      : {
          ...each,
          points: each.points.map(([day, avg, low, high, flag]) => [day, toCent(avg), toCent(low), toCent(high), flag]),
        },
  );

const toCent = (value: number | null): number | null => (value === null ? null : Math.round(value * 100) / 100);

/** Lines for the chart, in the unit shown; gaps stay gaps. */
export const chartLines = (series: PriceSeries[], unit: ShownUnit): ChartLine[] =>
  series.map(({ market_id, market, points }) => ({
    id: market_id,
    name: market,
    unit: unitTitle(unit),
    points: points.map(([day, average]) => [day, toUnit(average, unit)]),
  }));
