type Week = { week: number; min: number; avg: number; max: number };

export type BandGeometry = {
  /** Closed path around lowest and highest, in a box of 1000 × 200. */
  band: string;
  mean: string;
  min: number;
  max: number;
  /** Where the newest price stands, in percent of the box. */
  now: { left: number; top: number } | null;
};

const WIDTH = 1000;
const HEIGHT = 200;
const LAST_WEEK = 53;

export const bandGeometry = (season: Week[], price: number | null, week: number): BandGeometry => {
  const known = price === null ? [] : [price];
  const min = Math.min(...season.map((each) => each.min), ...known);
  const max = Math.max(...season.map((each) => each.max), ...known);
  const span = max - min || 1;
  const left = (at: number) => round(((at - 1) / (LAST_WEEK - 1)) * WIDTH);
  const top = (value: number) => round((1 - (value - min) / span) * HEIGHT);
  const line = (weeks: Week[], value: (week: Week) => number) =>
    weeks.map((each) => `${left(each.week)} ${top(value(each))}`).join('L');
  return {
    band: `M${line(season, (each) => each.max)}L${line([...season].reverse(), (each) => each.min)}Z`,
    mean: `M${line(season, (each) => each.avg)}`,
    min,
    max,
    now: price === null ? null : { left: left(week) / (WIDTH / 100), top: top(price) / (HEIGHT / 100) },
  };
};

const round = (value: number): number => Math.round(value * 10) / 10;
