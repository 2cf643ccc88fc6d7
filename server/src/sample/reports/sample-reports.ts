import type { Produce, SampleMarket } from '../prices/price-files.ts';
import { productStudy, type StudyType } from './product-study.ts';
import { recurringReports } from './recurring-reports.ts';
import type { ReportContext, ReportDraft } from './report-draft.ts';
import { sanqiStudies } from './sanqi-studies.ts';
import { sanqiTopics } from './sanqi-topics.ts';

const STUDIES = 36;
const STUDY_TYPES: readonly StudyType[] = ['self_report', 'free_report', 'report_diagram', 'third_part_report'];

/** A quarter of weekly and a year of monthly reports, studies of products and of 三七, all computed from the sample prices. */
export const sampleReports = (
  context: ReportContext,
  products: readonly Produce[],
  markets: readonly SampleMarket[],
): ReportDraft[] => {
  const { today } = context;
  const drafts = [
    ...recurringReports(context, products).map(({ write }) => write()),
    ...products
      .slice(0, STUDIES)
      .map((product, place) =>
        productStudy(STUDY_TYPES[place % STUDY_TYPES.length] ?? 'free_report', product, place, markets, context),
      ),
    ...sanqiStudies(today),
    ...sanqiTopics(today),
  ];
  // An issue of a month goes to press some days after it.
  return drafts.filter((draft) => draft !== null).filter(({ date }) => date <= today);
};
