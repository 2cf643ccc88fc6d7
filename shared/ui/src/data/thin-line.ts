import type { ChartLine } from './chart-line.ts';

type Points = ChartLine['points'];

/** What a drawing needs of many points: of each stretch the lowest, the highest and a gap, so that no peak and no hole is lost. */
export const thinLine = (points: Points, most: number): Points => {
  if (points.length <= most) return points;
  const length = Math.ceil(points.length / (most / KEPT_OF_EACH));
  const kept: Points = [];
  for (let start = 0; start < points.length; start += length)
    kept.push(...extremes(points.slice(start, start + length)));
  return kept;
};

const KEPT_OF_EACH = 3;

const extremes = (stretch: Points): Points => {
  let low: number | undefined;
  let high: number | undefined;
  let gap: number | undefined;
  for (const [place, [, value]] of stretch.entries()) {
    if (value === null) gap ??= place;
    else {
      if (low === undefined || value < (stretch[low]?.[1] ?? 0)) low = place;
      if (high === undefined || value > (stretch[high]?.[1] ?? 0)) high = place;
    }
  }
  return [...new Set([low, high, gap].filter((place) => place !== undefined))]
    .sort((a, b) => a - b)
    .flatMap((place) => stretch.slice(place, place + 1));
};
