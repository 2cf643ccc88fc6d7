import { addDays, monthStart, weekStart } from '../days.ts';
import type { Produce } from '../prices/price-files.ts';
import { monthlyId, monthlyReport } from './monthly-report.ts';
import type { ReportContext, ReportDraft } from './report-draft.ts';
import { sanqiMonthly, sanqiMonthlyId } from './sanqi-monthly.ts';
import { weeklyId, weeklyReport } from './weekly-report.ts';

/** An issue by its id; null without trade to compare. */
export type RecurringReport = { id: string; write(): ReportDraft | null };

const WEEKS = 13;
const MONTHS = 12;

/** A quarter of weekly and a year of monthly issues, as far as their periods have ended. */
export const recurringReports = ({ today, from }: ReportContext, products: readonly Produce[]): RecurringReport[] => {
  const weeks = Array.from({ length: WEEKS }, (_, ago) => addDays(weekStart(today), -7 * (ago + 1)));
  const months = Array.from({ length: MONTHS }, (_, ago) => monthStart(today, -ago - 1));
  return [
    ...weeks
      .filter((monday) => addDays(monday, -7) >= from)
      .map((monday) => ({ id: weeklyId(monday), write: () => weeklyReport(monday, products, from) })),
    ...months
      .filter((month) => monthStart(month, -1) >= from)
      .map((month) => ({ id: monthlyId(month), write: () => monthlyReport(month, products, from) })),
    ...months.map((month) => ({ id: sanqiMonthlyId(month), write: () => sanqiMonthly(month) })),
  ];
};
