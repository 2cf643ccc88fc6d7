import { daysBetween, monthsBetween } from './day-span.ts';

/** A jump from one quote to the next. */
export type Move = { from_day: string; day: string; before: number; avg: number; chg_pct: number };

type Quote = { day: string; avg: number | null; flag: string | null };

/** Percent; smaller changes are usual. */
const LEAST_CHANGE = 5;
/** Times the median change of the product: what moves much from each quote to the next has to move more to stand out. */
const ABOVE_USUAL = 3;
/** Days between two quotes that still are "one day and the next": weekends and holidays lie between them. */
const LONGEST_PAUSE = 10;

/** How often a price is quoted: by day, or once for a whole month. */
export type QuoteFreq = 'D' | 'M';

type MoveQuery = {
  most: number;
  freq: QuoteFreq /** Jumps from quotes before it only tell what is usual. */;
  from?: string;
};

/** The largest jumps from one quote to the next, largest first. Doubtful quotes neither jump nor are jumped from. */
export const findMoves = (quotes: readonly Quote[], { most, freq, from = '' }: MoveQuery): Move[] => {
  const steps = stepsOf(quotes, follows[freq]);
  const usual = medianOf(steps.map(({ chg_pct }) => Math.abs(chg_pct)));
  const least = Math.max(LEAST_CHANGE, ABOVE_USUAL * usual);
  return steps
    .filter(({ from_day, chg_pct }) => from_day >= from && Math.abs(chg_pct) >= least)
    .sort((a, b) => Math.abs(b.chg_pct) - Math.abs(a.chg_pct) || (a.day < b.day ? 1 : -1))
    .slice(0, most);
};

type Follows = (before: string, day: string) => boolean;

/** After a month without a quote, two of them are no neighbours. */
const follows: Record<QuoteFreq, Follows> = {
  D: (before, day) => daysBetween(before, day) <= LONGEST_PAUSE,
  M: (before, day) => monthsBetween(before, day) === 1,
};

const stepsOf = (quotes: readonly Quote[], follow: Follows): Move[] => {
  const known = quotes.flatMap(({ day, avg, flag }) => (avg === null || flag !== null ? [] : [{ day, avg }]));
  return known.slice(1).flatMap(({ day, avg }, place) => {
    const before = known[place];
    if (!before || !follow(before.day, day)) return [];
    const chg_pct = Math.round(1000 * (avg / before.avg - 1)) / 10;
    return [{ from_day: before.day, day, before: before.avg, avg, chg_pct }];
  });
};

const medianOf = (values: number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? 0;
