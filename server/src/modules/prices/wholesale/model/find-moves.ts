import { daysBetween } from '@bee/domain/calendar-day';
import { monthsBetween } from '../../../../calendar-months.ts';

/** A jump between two consecutive quotes. */
export type Move = { from_day: string; day: string; before: number; avg: number; chg_pct: number };

type Quote = { day: string; avg: number | null; flag: string | null };

/** In percent; smaller changes are normal. */
const LEAST_CHANGE = 5;
/** Multiple of the product's median change; volatile products need a larger change to qualify. */
const ABOVE_USUAL = 3;
/** Maximum number of days between two consecutive quotes, to allow for weekends and holidays. */
const LONGEST_PAUSE = 10;

/** Quote frequency: daily or monthly. */
export type QuoteFreq = 'D' | 'M';

type MoveQuery = {
  most: number;
  freq: QuoteFreq;
  /** Jumps from earlier quotes only determine the usual change. */
  from?: string;
};

/** The largest jumps between consecutive quotes, largest first. Doubtful quotes are ignored. */
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

/** Monthly quotes are consecutive only if their months are. */
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
