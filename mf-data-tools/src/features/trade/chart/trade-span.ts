import type { TradePoint } from '@bee/contracts/resource/trade';
import { spanOf } from '@bee/ui/data';
import { PERIODS } from './trade-measures.ts';

export type MonthSpan = { from: string; to: string };

/** First and last month shown, counted back from the newest recorded month. Null without records. */
export const shownMonths = (period: string, points: readonly TradePoint[]): MonthSpan | null => {
  const min = points[0]?.[0];
  const max = points.at(-1)?.[0];
  if (!min || !max) return null;
  const span = spanOf(period);
  if (span) return { from: span.from.slice(0, 7), to: span.to.slice(0, 7) };
  const months = PERIODS.find(({ key }) => key === period)?.months ?? Number.POSITIVE_INFINITY;
  return { from: Number.isFinite(months) ? later(addMonths(max, 1 - months), min) : min, to: max };
};

export const addMonths = (month: string, count: number): string => {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const all = year * 12 + number - 1 + count;
  return `${Math.floor(all / 12)}-${String((all % 12) + 1).padStart(2, '0')}`;
};

const later = (a: string, b: string): string => (a > b ? a : b);
