import type { NationalPoint } from '@bee/contracts/entity/price';
import type { ChartLine, Figures } from '@bee/ui/data';
import { priceText, type ShownUnit, toUnit, unitTitle } from './price-unit.ts';

const NAME = '全国中位价';

/** The median of all markets, with the middle half of them as a band. */
export const nationalLine = (points: readonly NationalPoint[], unit: ShownUnit): ChartLine => ({
  id: 'national',
  name: NAME,
  unit: unitTitle(unit),
  points: points.map(([day, median]) => [day, toUnit(median, unit)]),
  band: points.map(([day, , lower, upper]) => [day, toUnit(lower, unit) ?? lower, toUnit(upper, unit) ?? upper]),
});

/** Adds the columns of the country to those of a market with the same days. */
export const withNational = (
  { columns, rows }: Figures,
  points: readonly NationalPoint[],
  unit: ShownUnit,
): Figures => {
  const byDay = new Map(points.map(([day, ...values]) => [day, values]));
  const column = (title: string) => ({ title, unit: unitTitle(unit), type: 'number' as const });
  return {
    columns: [
      ...columns,
      column(NAME),
      column('下四分位'),
      column('上四分位'),
      { title: '市场数', type: 'number', decimals: 0 },
    ],
    rows: rows.map((row) => {
      const [median = null, lower = null, upper = null, markets = null] = byDay.get(String(row[0])) ?? [];
      return [...row, toUnit(median, unit), toUnit(lower, unit), toUnit(upper, unit), markets];
    }),
  };
};

/** "全国 18 个市场中位价 3.10 元/公斤，中间一半在 2.80–3.40": of the last day or week. */
export const nationalSentence = (points: readonly NationalPoint[], unit: ShownUnit): string => {
  const last = points.at(-1);
  if (!last) return '';
  const [, median, lower, upper, markets] = last;
  const text = (value: number) => priceText(value, unit);
  return `全国 ${markets} 个市场中位价 ${text(median)} ${unitTitle(unit)}，中间一半在 ${text(lower)}–${text(upper)}。`;
};
