import { addDays, daysBetween } from '@bee/domain/calendar-day';
import { type ChartChoices, type ChartView, spanOf } from '@bee/ui/data';
import { shownUnits, unitTitle } from './price-unit.ts';

type Span = { min: string; max: string };

/** How far back a chart of prices looks; `all` is everything that may be seen. */
const periods = [
  { key: '3m', title: '3月', days: 90 },
  { key: '1y', title: '1年', days: 365 },
  { key: '3y', title: '3年', days: 3 * 365 },
  { key: 'all', title: '全部', days: Number.POSITIVE_INFINITY },
] as const;

export type PeriodKey = (typeof periods)[number]['key'];

/** @param visible days back that this reader may see */
export const priceChoices = (period: PeriodKey, visible = Number.POSITIVE_INFINITY): ChartChoices => ({
  periods: periods.map(({ key, title, days }) => ({
    key,
    title,
    hint: days > visible ? `目前可看最近 ${visible} 天` : undefined,
  })),
  units: shownUnits.map((unit) => ({ key: unit, title: unitTitle(unit) })),
  fallback: { period, unit: 'kg' },
});

/** First and last day shown: counted back from the newest quote, not from today. */
export const shownDays = ({ period }: Pick<ChartView, 'period'>, dates: Span): { from: string; to: string } => {
  const span = spanOf(period);
  if (span) return span;
  const days = periods.find(({ key }) => key === period)?.days ?? Number.POSITIVE_INFINITY;
  return { from: Number.isFinite(days) ? addDays(dates.max, 1 - days) : dates.min, to: dates.max };
};

/** What the chart asks for; with changes against the year before, that year comes too. */
export const askedDays = (view: ChartView, dates: Span): { from: string; to: string; days: number } => {
  const { from, to } = shownDays(view, dates);
  return {
    from: view.transform === 'yoy' ? addDays(from, -YEAR_AND_SLACK) : from,
    to,
    days: daysBetween(from, to) + 1,
  };
};

export const laterOf = (one: string, other: string): string => [one, other].sort()[1] ?? one;

/** Days; markets do not keep the date. */
const YEAR_AND_SLACK = 372;
