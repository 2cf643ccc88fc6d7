import type { MarketReportKind } from '@bee/contracts/resource/market-report';
import { addDays, monthStart, shortDay, weekStart } from '../days.ts';

/** What a report is about: the days of its prices and those they are compared with, all included. */
export type ReportSpan = {
  kind: MarketReportKind;
  date: string;
  from: string;
  to: string;
  beforeFrom: string;
  beforeTo: string;
};

const WEEKS = 12;
const MONTHS = 3;
const SURVEY_DAYS = [8, 15, 22];

/** A quarter of weeks that have ended and the monthly surveys of a market; the surveyors visit a third of the markets a day. */
export const reportSpans = (today: string, marketIndex: number): ReportSpan[] => {
  const weeks = Array.from({ length: WEEKS }, (_, ago) => weekSpan(addDays(weekStart(today), -7 * (ago + 1))));
  const day = SURVEY_DAYS[marketIndex % SURVEY_DAYS.length] ?? 1;
  const surveys = Array.from({ length: MONTHS }, (_, ago) => surveySpan(addDays(monthStart(today, -ago), day - 1)));
  return [...weeks, ...surveys].filter(({ date }) => date <= today);
};

const weekSpan = (monday: string): ReportSpan => ({
  kind: 'weekly',
  date: addDays(monday, 7),
  from: monday,
  to: addDays(monday, 6),
  beforeFrom: addDays(monday, -7),
  beforeTo: addDays(monday, -1),
});

const surveySpan = (day: string): ReportSpan => ({
  kind: 'survey',
  date: day,
  from: day,
  to: day,
  beforeFrom: addDays(day, -7),
  beforeTo: addDays(day, -7),
});

/** 3月2日至3月8日 */
export const spanInWords = ({ from, to }: Pick<ReportSpan, 'from' | 'to'>): string =>
  from === to ? shortDay(from) : `${shortDay(from)}至${shortDay(to)}`;
