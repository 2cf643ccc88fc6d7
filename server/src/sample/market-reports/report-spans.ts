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

/**
 * A quarter of weeks that have ended and the monthly surveys of a market. The surveyors visit a third of the markets a
 * day, and those that report once a week on the next day on which they do.
 */
export const reportSpans = (today: string, marketIndex: number, weekday: number | null): ReportSpan[] => {
  const weeks = Array.from({ length: WEEKS }, (_, ago) => weekSpan(addDays(weekStart(today), -7 * (ago + 1))));
  const day = SURVEY_DAYS[marketIndex % SURVEY_DAYS.length] ?? 1;
  const surveys = Array.from({ length: MONTHS }, (_, ago) =>
    surveySpan(nextOn(weekday, addDays(monthStart(today, -ago), day - 1))),
  );
  return [...weeks, ...surveys].filter(({ date }) => date <= today);
};

const nextOn = (weekday: number | null, day: string): string => {
  if (weekday === null) return day;
  const inThisWeek = addDays(weekStart(day), weekday - 1);
  return inThisWeek >= day ? inThisWeek : addDays(inThisWeek, 7);
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
