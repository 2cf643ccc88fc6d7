/** Known values by years, oldest first; fractions of a year count. */
export type Curve = readonly (readonly [year: number, value: number])[];

/** Reads `2015:568 2025:602`. */
export const curveOf = (text: string): Curve =>
  text.split(' ').map((part) => {
    const [year = Number.NaN, value = Number.NaN] = part.split(':').map(Number);
    return [year, value] as const;
  });

/** Share of the curve's mean growth that goes on after its last year, and before its first; and its limit. */
const GOES_ON = 0.5;
const MAX_GROWTH = 0.03;

/** Straight lines between the years that are known. */
export const valueAt = (curve: Curve, year: number): number => {
  const [first = [0, 0], last = first] = [curve[0], curve.at(-1)];
  if (year < first[0]) return first[1] * (1 + growthOf(first, last)) ** (year - first[0]);
  if (year >= last[0]) return last[1] * (1 + growthOf(first, last)) ** (year - last[0]);
  const next = curve.findIndex(([known]) => known > year);
  const [from = first, to = last] = [curve[next - 1], curve[next]];
  return from[1] + ((to[1] - from[1]) * (year - from[0])) / (to[0] - from[0]);
};

const growthOf = (first: Curve[number], last: Curve[number]): number => {
  if (last[0] === first[0]) return 0;
  const growth = ((last[1] / first[1]) ** (1 / (last[0] - first[0])) - 1) * GOES_ON;
  return Math.max(-MAX_GROWTH, Math.min(MAX_GROWTH, growth));
};
