import type { TradeSpan } from '../store/trade-year.repository.ts';
import { lastTwelve, yearToDate } from './trade-period.ts';

/** The latest twelve months, or the latest year if there are no monthly data. */
export const recentPeriods = ({ last_month, last_year }: TradeSpan): string[] => {
  if (last_month) return lastTwelve(last_month.slice(0, 7));
  return last_year ? [String(last_year)] : [];
};

/** The latest month and the latest year; an unfinished year is given as its months so far. */
export const newestPeriods = ({ last_month, last_year }: TradeSpan): { month: string | null; year: string[] } => {
  const month = last_month?.slice(0, 7) ?? null;
  if (month && Number(month.slice(0, 4)) >= (last_year ?? 0))
    return { month, year: month.endsWith('-12') ? [month.slice(0, 4)] : yearToDate(month) };
  return { month, year: last_year ? [String(last_year)] : [] };
};
