import { isDay } from '@bee/domain/calendar-day';
import { href } from '@bee/platform';

/** What the overview shows, as its address says it. */
export type IndexQuery = {
  /** 蔬菜, 水果 …; everything without it. */
  classId?: string;
  date?: string;
  /** A date that was asked for and does not exist. */
  wrongDate?: string;
};

/** The keys of the query string; the manifest declares the same. */
export const indexKeys = { classId: 'class', date: 'date' } as const;

export const readIndexQuery = (query: Record<string, string>): IndexQuery => {
  const date = query[indexKeys.date];
  return {
    classId: query[indexKeys.classId]?.trim().slice(0, 40) || undefined,
    ...(date && (isDay(date) ? { date } : { wrongDate: date.slice(0, 20) })),
  };
};

export const indexHref = ({ classId, date }: IndexQuery = {}, change: Partial<IndexQuery> = {}): string => {
  const next = { classId, date, ...change };
  return href('application/vegetable/list', {
    view: 'index',
    [indexKeys.classId]: next.classId,
    [indexKeys.date]: next.date,
  });
};
