import type { Detail } from './detail-query.ts';

type SeasonWeek = Detail['season'][number];
type Spot = { x: number; y: number };

export type Ring = {
  /** Circles of the lowest, the middle and the highest value. */
  circles: { radius: number; value: number }[];
  /** Closed areas from minimum to maximum; weeks without quotes interrupt them. */
  bands: string[];
  means: string[];
  months: (Spot & { title: string })[];
  now: Spot | null;
};

export const SIZE = 320;
const CENTRE = SIZE / 2;
const RADII = { inner: 44, outer: 122, months: 142 };
const WEEKS = 52;

/** The weeks of the year clockwise from the top, prices from the inside to the outside. */
export const ringOf = (season: readonly SeasonWeek[], newest: { week: number; value: number } | null): Ring => {
  const values = [...season.flatMap(({ min, max }) => [min, max]), ...(newest ? [newest.value] : [])];
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const radiusOf = (value: number) => RADII.inner + ((value - low) / (high - low || 1)) * (RADII.outer - RADII.inner);
  const at = (week: number, value: number) => spot((week - 0.5) / WEEKS, radiusOf(value));
  const path = (spots: Spot[]) => spots.map(({ x, y }) => `${x} ${y}`).join('L');
  const runs = runsOf(season);
  const isWhole = runs.length === 1 && season.length >= WEEKS;
  return {
    circles: [low, (low + high) / 2, high].map((value) => ({ radius: radiusOf(value), value })),
    bands: runs.map((run) => {
      const outside = path(run.map(({ week, max }) => at(week, max)));
      const inside = path([...run].reverse().map(({ week, min }) => at(week, min)));
      return isWhole ? `M${outside}ZM${inside}Z` : `M${outside}L${inside}Z`;
    }),
    means: runs.map((run) => `M${path(run.map(({ week, avg }) => at(week, avg)))}${isWhole ? 'Z' : ''}`),
    months: Array.from({ length: 12 }, (_, month) => ({
      ...spot((month + 0.5) / 12, RADII.months),
      title: `${month + 1}月`,
    })),
    now: newest && at(newest.week, newest.value),
  };
};

/** Position at a fraction of the way around. */
const spot = (turn: number, radius: number): Spot => ({
  x: tenth(CENTRE + radius * Math.sin(2 * Math.PI * turn)),
  y: tenth(CENTRE - radius * Math.cos(2 * Math.PI * turn)),
});

/** Consecutive weeks; week 53 is drawn as the last one of other years. */
const runsOf = (season: readonly SeasonWeek[]): SeasonWeek[][] => {
  const runs: SeasonWeek[][] = [];
  for (const week of season.filter(({ week }) => week <= WEEKS)) {
    const last = runs.at(-1);
    if (last?.at(-1)?.week === week.week - 1) last.push(week);
    else runs.push([week]);
  }
  return runs;
};

const tenth = (value: number): number => Math.round(value * 10) / 10;
