/** A part of the year (week or month), over all years. */
export type SeasonPart = { at: number; min: number; avg: number; max: number };
export type SeasonAxis = { first: number; last: number };

export type BandGeometry = {
  /** Closed path around minimum and maximum, in a box of 1000 × 200. */
  band: string;
  mean: string;
  min: number;
  max: number;
  /** Position of the newest value, in percent of the box. */
  now: { left: number; top: number } | null;
};

const WIDTH = 1000;
const HEIGHT = 200;

export const bandGeometry = (
  parts: readonly SeasonPart[],
  axis: SeasonAxis,
  newest?: { at: number; value: number },
): BandGeometry => {
  const known = newest ? [newest.value] : [];
  const min = Math.min(...parts.map((each) => each.min), ...known);
  const max = Math.max(...parts.map((each) => each.max), ...known);
  const span = max - min || 1;
  const left = (at: number) => round(placeOn(axis, at) * WIDTH);
  const top = (value: number) => round((1 - (value - min) / span) * HEIGHT);
  const line = (every: readonly SeasonPart[], value: (part: SeasonPart) => number) =>
    every.map((each) => `${left(each.at)} ${top(value(each))}`).join('L');
  return {
    band: `M${line(parts, (each) => each.max)}L${line([...parts].reverse(), (each) => each.min)}Z`,
    mean: `M${line(parts, (each) => each.avg)}`,
    min,
    max,
    now: newest ? { left: left(newest.at) / (WIDTH / 100), top: top(newest.value) / (HEIGHT / 100) } : null,
  };
};

/** Position on the axis: 0 at `first`, 1 at `last`. */
export const placeOn = ({ first, last }: SeasonAxis, at: number): number => (at - first) / (last - first);

const round = (value: number): number => Math.round(value * 10) / 10;
