import { addDays, monthStart, weekStart } from '../days.ts';
import type { SampleMarket } from '../markets.ts';
import type { Produce } from '../produce.ts';
import { monthlyReport } from './monthly-report.ts';
import { productStudy, type StudyType } from './product-study.ts';
import type { ReportContext, ReportDraft } from './report-draft.ts';
import { sanqiMonthly } from './sanqi-monthly.ts';
import { sanqiStudies } from './sanqi-studies.ts';
import { sanqiTopics } from './sanqi-topics.ts';
import { weeklyReport } from './weekly-report.ts';

const WEEKS = 13;
const MONTHS = 12;
const SANQI_MONTHS = 12;
const STUDIES = 36;
const STUDY_TYPES: readonly StudyType[] = ['self_report', 'free_report', 'report_diagram', 'third_part_report'];

/** A quarter of weekly and a year of monthly reports, studies of products and of 三七, all computed from the sample prices. */
export const sampleReports = (context: ReportContext, products: Produce[], markets: SampleMarket[]): ReportDraft[] => {
  const { today, from } = context;
  const weeks = Array.from({ length: WEEKS }, (_, ago) => addDays(weekStart(today), -7 * (ago + 1)));
  const months = Array.from({ length: MONTHS }, (_, ago) => monthStart(today, -ago - 1));
  const drafts = [
    ...weeks.filter((monday) => addDays(monday, -7) >= from).map((monday) => weeklyReport(monday, products, from)),
    ...months.filter((month) => monthStart(month, -1) >= from).map((month) => monthlyReport(month, products, from)),
    ...products
      .slice(0, STUDIES)
      .map((product, place) =>
        productStudy(STUDY_TYPES[place % STUDY_TYPES.length] ?? 'free_report', product, place, markets, context),
      ),
    ...Array.from({ length: SANQI_MONTHS }, (_, ago) => sanqiMonthly(monthStart(today, -ago - 1))),
    ...sanqiStudies(today),
    ...sanqiTopics(today),
  ];
  return drafts.filter((draft) => draft !== null);
};
