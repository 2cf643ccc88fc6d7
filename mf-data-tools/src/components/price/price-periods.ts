import type { AccessBlock } from '@bee/contracts/shapes';
import { addDays, daysBetween } from '@bee/domain/calendar-day';
import { tierOfDays } from '@bee/domain/price-rights';
import { type ChartChoices, type ChartView, type ChoiceLock, spanOf } from '@bee/ui/data';
import { lockOf } from '../gate/choice-lock.ts';
import { shownUnits, unitTitle } from './price-unit.ts';

type Span = { min: string; max: string };

/** Periods of price charts; `all` is everything that is visible. */
const periods = [
  { key: '1m', title: '1月', days: 30 },
  { key: '3m', title: '3月', days: 90 },
  { key: '1y', title: '1年', days: 365 },
  { key: '3y', title: '3年', days: 3 * 365 },
  { key: 'all', title: '全部', days: Number.POSITIVE_INFINITY },
] as const;

export type PeriodKey = (typeof periods)[number]['key'];

/** @param access the history that the user may see; all by default */
export const priceChoices = (period: PeriodKey, access?: AccessBlock): ChartChoices => ({
  periods: periods.map(({ key, title, days }) => ({ key, title, lock: lockBeyond(days, access) })),
  units: shownUnits.map((unit) => ({ key: unit, title: unitTitle(unit) })),
  locks: { yoy: (access?.preview?.total ?? 0) > YEAR_AND_SLACK ? lockBeyond(YEAR_AND_SLACK, access) : undefined },
  fallback: { period, unit: 'kg' },
});

/** Days without data are never locked. */
const lockBeyond = (days: number, access: AccessBlock | undefined): ChoiceLock | undefined => {
  if (!access?.preview || access.allowed || days <= access.preview.shown) return undefined;
  return lockOf(tierOfDays(Math.min(days, access.preview.total)));
};

/** First and last shown day, counted back from the newest quote, not from today. */
export const shownDays = ({ period }: Pick<ChartView, 'period'>, dates: Span): { from: string; to: string } => {
  const span = spanOf(period);
  if (span) return span;
  const days = periods.find(({ key }) => key === period)?.days ?? Number.POSITIVE_INFINITY;
  return { from: Number.isFinite(days) ? addDays(dates.max, 1 - days) : dates.min, to: dates.max };
};

/** The requested days; changes against the year before need that year as well. */
export const askedDays = (view: ChartView, dates: Span): { from: string; to: string; days: number } => {
  const { from, to } = shownDays(view, dates);
  return {
    from: view.transform === 'yoy' ? addDays(from, -YEAR_AND_SLACK) : from,
    to,
    days: daysBetween(from, to) + 1,
  };
};

export const laterOf = (one: string, other: string): string => [one, other].sort()[1] ?? one;

/** A year in days plus a margin: quotes are not on the same date every year. */
const YEAR_AND_SLACK = 372;
