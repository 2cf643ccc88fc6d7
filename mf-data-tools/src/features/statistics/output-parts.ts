import { formatNumber } from '@bee/domain/format';
import type { Figures } from '@bee/ui/data';
import { shownYears } from './statistics-query.ts';

type Points = readonly { year: string; value: number }[];
type Year = { year: number; output: number; area: number };

/** What a larger area and a higher yield add to the output between two years; together they are the change. */
export type OutputPart = { from: number; to: number; change: number; area: number; yield: number };

/** The whole period first, then year by year, newest first; only years with both figures. */
export const outputParts = (output: Points, area: Points, period: string): OutputPart[] => {
  const areas = new Map(area.map(({ year, value }) => [year, value]));
  const all = output.flatMap(({ year, value }): Year[] => {
    const sown = areas.get(year);
    return sown ? [{ year: Number(year), output: value, area: sown }] : [];
  });
  const { from, to } = shownYears(
    period,
    all.map(({ year }) => year),
  );
  const years = all.filter(({ year }) => year >= from && year <= to);
  const [first] = years;
  const last = years.at(-1);
  if (!first || !last || years.length < 2) return [];
  const steps = years.slice(1).map((year, before) => partBetween(years[before] ?? first, year));
  return [partBetween(first, last), ...(steps.length > 1 ? steps.reverse() : [])];
};

/** The change of one factor is weighted by the mean of the other, so that nothing is left over. */
const partBetween = (before: Year, after: Year): OutputPart => {
  const [then, now] = [before.output / before.area, after.output / after.area];
  return {
    from: before.year,
    to: after.year,
    change: after.output - before.output,
    area: ((after.area - before.area) * (then + now)) / 2,
    yield: ((now - then) * (before.area + after.area)) / 2,
  };
};

type Named = { place: string; crop: string; unit: string; decimals: number };

export const partsSentence = (
  { from, to, change, area, yield: ofYield }: OutputPart,
  { place, crop, unit, decimals }: Named,
): string => {
  const amount = (value: number) => `${formatNumber(Math.abs(value), decimals)} ${unit}`;
  const part = (name: string, value: number) => `${name}${value < 0 ? '减少' : '增加'} ${amount(value)}`;
  const main = Math.sign(change) * (area - ofYield) > 0 ? '面积' : '单产';
  return `${place}${crop}产量 ${from} 至 ${to} 年${part('', change)}：${part('面积使产量', area)}，${part('单产使产量', ofYield)}，主要来自${main}。`;
};

export const partFigures = (parts: readonly OutputPart[], unit: string, decimals: number): Figures => {
  const amount = { unit, type: 'number', decimals } as const;
  return {
    columns: [
      { title: '时段', type: 'text' },
      { title: '产量变化', ...amount },
      { title: '来自面积', ...amount },
      { title: '来自单产', ...amount },
    ],
    rows: parts.map(({ from, to, change, area, yield: ofYield }) => [`${from} 至 ${to}`, change, area, ofYield]),
  };
};
