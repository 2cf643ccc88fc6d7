import { addDays, monthStart } from '../../../../server/src/sample/days.ts';
import { LAST_QUOTE_DAY } from '../../../../server/src/sample/prices/quote-file.ts';
import type { ReportDraft } from '../../../../server/src/sample/reports/report-draft.ts';
import { reportFile } from '../../../../server/src/sample/reports/report-file.ts';
import { type DrawnKind, drawnFile } from '../drawn-kind.ts';
import { produce } from '../prices/produce.ts';
import { monthlyReport } from './monthly-report.ts';
import { productStudy, type StudyType } from './product-study.ts';
import { sanqiMonthly } from './sanqi-monthly.ts';
import { sanqiStudies } from './sanqi-studies.ts';
import { sanqiTopics } from './sanqi-topics.ts';
import { weeklyReport } from './weekly-report.ts';

/** A quarter of weeks and a year of months before the first day on which the files are loaded. */
const FIRST_WEEK = '2025-11-24';
const FIRST_MONTH = '2025-02-01';

/** Studies are written again after this many days, one product after the other. */
const FIRST_STUDY = '2025-07-01';
const CYCLE_DAYS = 216;
const STUDIES = 36;
const STUDY_TYPES: readonly StudyType[] = ['self_report', 'free_report', 'report_diagram', 'third_part_report'];

/** Days from a first one to the last one of the quotes. */
const daysFrom = (first: string, next: (day: string) => string): string[] => {
  const days: string[] = [];
  for (let day = first; day <= LAST_QUOTE_DAY; day = next(day)) days.push(day);
  return days;
};

const months = daysFrom(FIRST_MONTH, (day) => monthStart(day, 1));
const cycles = daysFrom(FIRST_STUDY, (day) => addDays(day, CYCLE_DAYS));

const typeAt = (place: number): StudyType => STUDY_TYPES[place % STUDY_TYPES.length] ?? 'free_report';

/** By their day of publication, the last editions after the others. */
const sampleReports = (): ReportDraft[] =>
  [
    ...daysFrom(FIRST_WEEK, (day) => addDays(day, 7)).map((monday) => weeklyReport(monday, produce)),
    ...months.map((month) => monthlyReport(month, produce)),
    ...months.map((month) => sanqiMonthly(month)),
    ...cycles.flatMap((day) => [
      ...produce
        .slice(0, STUDIES)
        .map((product, place) =>
          productStudy(typeAt(place), product, place, addDays(day, (place * CYCLE_DAYS) / STUDIES)),
        ),
      ...sanqiStudies(day),
      ...sanqiTopics(day),
    ]),
  ]
    .filter((draft) => draft !== null)
    .filter(({ date }) => date <= LAST_QUOTE_DAY)
    .sort((a, b) => a.date.localeCompare(b.date) || a.id.localeCompare(b.id));

export const drawReports = (): DrawnKind => ({
  name: 'reports',
  basis: 'computed from the prices of the sample',
  drawn: 'Weekly and monthly issues, and studies of products and of 三七 as of their days; editions have one id.',
  files: [drawnFile(reportFile, sampleReports())],
});
