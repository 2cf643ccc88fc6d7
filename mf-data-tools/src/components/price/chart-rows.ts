import type { PricePoint, PriceSeries } from '@bee/contracts/entity/price';
import type { ChartLine, Figures, SheetCell } from '@bee/ui/data';
import { type DaySpan, lastPart } from './drawn-span.ts';
import { type ShownUnit, toUnit, unitTitle } from './price-unit.ts';

/**
 * One market as table and file, newest first; a day without a quote is a row without prices, an incomplete week is
 * marked.
 */
export const priceFigures = (series: PriceSeries[], unit: ShownUnit, seen?: DaySpan): Figures => ({
  columns: [
    series[0]?.freq === 'W' ? { title: '周（周一）', type: 'day' } : { title: '日期', type: 'day' },
    { title: '最低', unit: unitTitle(unit), type: 'number' },
    { title: '均价', unit: unitTitle(unit), type: 'number' },
    { title: '最高', unit: unitTitle(unit), type: 'number' },
    { title: '备注', type: 'text' },
  ],
  rows: (series[0]?.points ?? []).map((point) => rowOf(point, unit, partsOf(series[0], seen))).reverse(),
});

const partsOf = (series: PriceSeries | undefined, seen: DaySpan | undefined): Record<string, string> =>
  series && seen ? lastPart(series, seen) : {};

const rowOf = (
  [day, average, low, high, flag]: PricePoint,
  unit: ShownUnit,
  parts: Record<string, string>,
): SheetCell[] => [
  day,
  toUnit(low, unit),
  toUnit(average, unit),
  toUnit(high, unit),
  flag ? '存疑' : average === null ? '无报价' : (parts[day] ?? ''),
];

/** Rounds weekly and monthly means to 0.01 like quotes: more digits would suggest a precision that was not measured. */
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

/** Lines of the chart in the shown unit; gaps are kept, an incomplete week is marked as partial. */
export const chartLines = (
  series: PriceSeries[],
  unit: ShownUnit,
  seen?: DaySpan,
  lineOf = ({ market_id, market }: PriceSeries) => ({ id: market_id, name: market }),
): ChartLine[] =>
  series.map((each) => {
    const parts = partsOf(each, seen);
    return {
      ...lineOf(each),
      unit: unitTitle(unit),
      points: each.points.map(([day, average]) => [day, toUnit(average, unit)]),
      ...(Object.keys(parts).length > 0 && { parts }),
    };
  });
