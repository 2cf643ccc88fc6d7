import { formatNumber } from '@bee/domain/format';
import { splitAtParts } from '@bee/domain/series';
import { type ChartBand, type ChartParts, type ChartStep, daysOf, stepText } from './chart-line.ts';
import { scaleTicks } from './scale-ticks.ts';

export type PlotSeries = {
  name: string;
  unit?: string;
  points: readonly (readonly [day: string, value: number | null])[];
  parts?: ChartParts;
  band?: ChartBand;
};

export type PlotLine = Pick<PlotSeries, 'name' | 'unit'> & {
  /** One per day of the plot. */
  values: readonly (number | null)[];
  /** Values through which a solid and a dashed line pass. */
  solid: readonly (number | null)[];
  dashed: readonly (number | null)[];
  /** Fraction of the height on the axis of its unit. */
  yOf(value: number): number;
  /** Closed areas of the band: corners as fractions, from the left and from the bottom. */
  band: (readonly [x: number, y: number])[][];
  /** At most two, equal for all values of an axis. */
  decimals: number;
};

/** Labelled values of one unit. */
export type PlotAxis = { unit: string | undefined; ticks: { value: number; y: number; text: string }[] };

/** Lines and axes of a drawing. Positions are fractions of the plot area, from the left and from the bottom. */
export type Plot = {
  /** Days or periods of all lines, as they are named. */
  names: string[];
  xs: number[];
  isPart: boolean[];
  lines: PlotLine[];
  left: PlotAxis;
  /** For lines of a second unit. */
  right?: PlotAxis;
};

const FULL_DAY = /^\d{4}-\d{2}-\d{2}$/;
const MAX_DECIMALS = 2;

export const plotOf = (series: readonly PlotSeries[], scale: 'lin' | 'log', step: ChartStep): Plot => {
  const days = daysOf(series);
  const parts: ChartParts = Object.assign({}, ...series.map((one) => one.parts));
  const [main, second] = [...new Set(series.map(({ unit }) => unit))];
  const left = axisOf(
    series.filter(({ unit }) => unit !== second || second === undefined),
    scale,
    main,
  );
  const right =
    second === undefined
      ? null
      : axisOf(
          series.filter(({ unit }) => unit === second),
          scale,
          second,
        );
  const xs = placesOf(days);
  const isPart = days.map((day) => parts[day] !== undefined);
  const lines = series.map(({ name, unit, points, parts: own = {}, band = [] }): PlotLine => {
    const byDay = new Map(points);
    const values = days.map((day) => {
      const value = byDay.get(day) ?? null;
      // A logarithmic axis cannot show values of 0 and below.
      return value !== null && scale === 'log' && value <= 0 ? null : value;
    });
    const { yOf, decimals } = right && unit === second ? right : left;
    const { solid, dashed } = splitAtParts(values, (at) => own[days[at] ?? ''] !== undefined);
    return { name, ...(unit && { unit }), values, solid, dashed, yOf, decimals, band: areasOf(band, days, xs, yOf) };
  });
  return {
    names: days.map((day) => `${FULL_DAY.test(day) ? stepText(day, step) : day}${partOf(day, parts)}`),
    xs,
    isPart,
    lines,
    left: left.axis,
    ...(right && { right: right.axis }),
  };
};

const axisOf = (series: readonly PlotSeries[], scale: 'lin' | 'log', unit: string | undefined) => {
  const ticks = scaleTicks([...series, ...series.flatMap(({ band = [] }) => edgesOf(band))], scale);
  const place = scale === 'log' && (ticks[0] ?? 0) > 0 ? Math.log10 : (value: number) => value;
  const [min, max] = [place(ticks[0] ?? 0), place(ticks.at(-1) ?? 1)];
  const texts = axisTexts(ticks);
  const yOf = (value: number) => (place(value) - min) / (max - min || 1);
  return {
    axis: { unit, ticks: ticks.map((value, at) => ({ value, y: yOf(value), text: texts[at] ?? '' })) },
    yOf,
    decimals: decimalsOf(series.flatMap(({ points }) => points.map(([, value]) => value))),
  };
};

const edgesOf = (band: ChartBand) => [
  { points: band.flatMap(([day, low, high]) => [[day, low] as const, [day, high] as const]) },
];

/** Days without a range interrupt the area. */
const areasOf = (band: ChartBand, days: readonly string[], xs: readonly number[], yOf: (value: number) => number) => {
  const ranges = new Map(band.map(([day, low, high]) => [day, [low, high] as const]));
  const areas: { x: number; low: number; high: number }[][] = [[]];
  for (const [at, day] of days.entries()) {
    const range = ranges.get(day);
    if (range) areas.at(-1)?.push({ x: xs[at] ?? 0, low: yOf(range[0]), high: yOf(range[1]) });
    else if (areas.at(-1)?.length) areas.push([]);
  }
  return areas
    .filter(({ length }) => length > 1)
    .map((area) => [
      ...area.map(({ x, high }) => [x, high] as const),
      ...[...area].reverse().map(({ x, low }) => [x, low] as const),
    ]);
};

/** The margin for labels takes six digits with a separator; larger values are counted in 万 or 亿. */
const axisTexts = (values: readonly number[]): string[] => {
  const most = Math.max(...values.map(Math.abs));
  const [size, word] = most >= 1e10 ? [1e8, '亿'] : most >= 1e6 ? [1e4, '万'] : [1, ''];
  const counted = values.map((value) => value / size);
  const decimals = decimalsOf(counted);
  return counted.map((value) => `${formatNumber(value, decimals)}${value === 0 ? '' : word}`);
};

const partOf = (day: string, parts: ChartParts): string => (parts[day] ? `（${parts[day]}）` : '');

/** By time where all are days, else one after another. */
const placesOf = (days: readonly string[]): number[] => {
  const times = days.every((day) => FULL_DAY.test(day)) ? days.map((day) => Date.parse(day)) : days.map((_, at) => at);
  const first = times[0] ?? 0;
  const length = (times.at(-1) ?? 0) - first || 1;
  return times.map((time) => (time - first) / length);
};

/** Place of the value nearest to `x`. */
export const nearestPlace = (xs: readonly number[], x: number): number => {
  let [from, to] = [0, xs.length - 1];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((xs[middle] ?? 0) < x) from = middle + 1;
    else to = middle;
  }
  const before = from - 1;
  return before >= 0 && x - (xs[before] ?? 0) < (xs[from] ?? 0) - x ? before : from;
};

export const decimalsOf = (values: readonly (number | null)[]): number =>
  values.reduce<number>((most, value) => {
    if (value === null || most === MAX_DECIMALS) return most;
    return Math.max(most, Math.min(MAX_DECIMALS, String(value).split('.')[1]?.length ?? 0));
  }, 0);
