import { growthOverWords, yearBeforeIn, yearOnYearWords } from '@bee/domain/figure-sentences';
import { formatNumber } from '@bee/domain/format';
import { changeBetween, type Figure, periodOf } from '@bee/domain/period';
import type { ChartLine, Figures } from '@bee/ui/data';
import { type NationYears, type PlaceYears, type StatisticsQuery, shownYears } from './statistics-query.ts';

type Points = readonly { year: string; value: number; was: number | null }[];

/** The nation and, if selected, a province over the years. */
export type Trend = {
  /** The nation first; lines without figures are left out. */
  lines: ChartLine[];
  from: number;
  to: number;
  /** First and last year of all data. */
  min: number;
  max: number;
  sentence: string;
  /** The sentence of each line, by its id. */
  sentences: Record<string, string>;
  figures: Figures;
};

/** Null where neither has a figure. */
export const trendOf = (nation: NationYears, place: PlaceYears | null, query: StatisticsQuery): Trend | null => {
  const named = [
    { id: 'nation', name: '全国', points: nation.list },
    ...(place ? [{ id: place.adcode, name: place.name, points: place.series }] : []),
  ].filter(({ points }) => points.length > 0);
  const years = [...new Set(named.flatMap(({ points }) => points.map(({ year }) => Number(year))))].sort(
    (a, b) => a - b,
  );
  const [min, max] = [years[0], years.at(-1)];
  if (min === undefined || max === undefined) return null;
  const { from, to } = shownYears(query.period, years);
  return {
    lines: named.map(({ id, name, points }) => ({ id, name, unit: nation.unit, points: pointsOf(points, min, to) })),
    from,
    to,
    min,
    max,
    sentence: sentenceOf(nation, named, place, from, to),
    sentences: Object.fromEntries(
      named.map((one) => [one.id, `${nation.topic.name}：${spanText(nation, one, from, to) ?? one.name}`]),
    ),
    figures: figuresOf(nation, named, from, to),
  };
};

/** Every year from `min` on: a year without a figure is a gap. */
const pointsOf = (points: Points, min: number, to: number): ChartLine['points'] => {
  const values = new Map(points.map(({ year, value }) => [Number(year), value]));
  return Array.from({ length: Math.max(0, to - min + 1) }, (_, place): ChartLine['points'][number] => [
    `${min + place}-01-01`,
    values.get(min + place) ?? null,
  ]);
};

type Named = { name: string; points: Points };

const figuresOf = ({ unit, decimals }: NationYears, named: readonly Named[], from: number, to: number): Figures => {
  const columns = named.map(({ name, points }) => ({
    name,
    known: new Map(points.map((one) => [Number(one.year), one])),
  }));
  const years = Array.from({ length: Math.max(0, to - from + 1) }, (_, place) => to - place);
  return {
    columns: [
      { title: '年份', type: 'text' },
      ...columns.map(({ name }) => ({ title: name, unit, type: 'number' as const, decimals })),
      { title: '备注', type: 'text' },
    ],
    rows: years.map((year) => [
      String(year),
      ...columns.map(({ known }) => known.get(year)?.value ?? null),
      columns
        .flatMap(({ name, known }) => {
          const was = known.get(year)?.was ?? null;
          return was === null ? [] : [`${name}已修订，先前公布为 ${formatNumber(was, decimals)}`];
        })
        .join('；'),
    ]),
  };
};

const sentenceOf = (
  nation: NationYears,
  named: readonly Named[],
  place: PlaceYears | null,
  from: number,
  to: number,
): string => {
  const parts = named.flatMap((one) => spanText(nation, one, from, to) ?? []);
  if (place?.series.length === 0) parts.push(`没有公布过${place.name}的数`);
  return parts.length > 0
    ? `${nation.topic.name}：${parts.join('。')}。`
    : `${from} 至 ${to} 年没有${nation.topic.name}的数据。`;
};

/** The last year of a line, its change, and its highest and lowest year; undefined where no year of it is shown. */
const spanText = (
  { unit, decimals }: NationYears,
  { name, points }: Named,
  from: number,
  to: number,
): string | undefined => {
  const text = (value: number) => `${formatNumber(value, decimals)} ${unit}`;
  const shown = points.filter(({ year }) => Number(year) >= from && Number(year) <= to);
  const last = shown.at(-1);
  if (!last) return undefined;
  const figures = points.flatMap(figureOf);
  const now = figureOf(last)[0] ?? null;
  const change = unit === '%' ? '' : yearOnYearWords(changeBetween(now, now && yearBeforeIn(figures, now)));
  const growth = unit === '%' ? '' : growthOverWords(shown.flatMap(figureOf));
  const best = shown.reduce((most, one) => (one.value > most.value ? one : most), last);
  const worst = shown.reduce((least, one) => (one.value < least.value ? one : least), last);
  const range =
    shown.length > 1
      ? `；${shown.length} 年中 ${best.year} 年最高（${text(best.value)}），${worst.year} 年最低（${text(worst.value)}）`
      : '';
  return `${name} ${last.year} 年 ${text(last.value)}${change}${growth ? `，${growth}` : ''}${range}`;
};

const figureOf = ({ year, value }: Points[number]): Figure[] => {
  const period = periodOf('Y', year);
  return period ? [{ period, value }] : [];
};
