import { valueRange } from '../content/line-path.ts';
import { niceTicks } from './ticks.ts';

type Lines = readonly { points: readonly (readonly [string, number | null])[] }[];

/** Labelled values of the axis; the first and the last enclose all data. */
export const scaleTicks = (lines: Lines, scale: 'lin' | 'log'): number[] => {
  const { min, max } = valueRange(lines.flatMap(({ points }) => points.map(([, value]) => value)));
  return scale === 'log' && min > 0 ? decadeTicks(min, max) : niceTicks(min, max);
};

const STEPS = [1, 2, 5];

/** 1, 2 and 5 times powers of ten. */
const decadeTicks = (min: number, max: number): number[] => {
  const ticks: number[] = [];
  for (let power = Math.floor(Math.log10(min)); power <= Math.ceil(Math.log10(max)); power += 1)
    ticks.push(...STEPS.map((step) => Number((step * 10 ** power).toPrecision(12))));
  const first = ticks.findLastIndex((tick) => tick <= min);
  const last = ticks.findIndex((tick) => tick >= max);
  return ticks.slice(Math.max(0, first), last < 0 ? undefined : last + 1);
};
