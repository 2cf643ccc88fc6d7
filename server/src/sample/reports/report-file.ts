import { sampleFile } from '../sample-files.ts';
import type { ReportDraft } from './report-draft.ts';

/** By their day of publication. A study has a new edition under the same id every few months. */
export const reportFile = sampleFile<ReportDraft>('reports/reports.ndjson.gz', { kept: false });

/** How many issues of a series a site begins with: a quarter of weeks, a year of months. */
const ISSUES: Record<string, number> = { 'price-week': 13, 'price-month': 12, 'sanqi-month': 12 };

/** The newest issues of each series up to `today`. */
export const issuesOn = (today: string): ReportDraft[] => issuesOf(published(today));

/** All reports that a site begins with: the newest issues, and studies in their newest edition. */
export const reportsOn = (today: string, products: ReadonlySet<string>): ReportDraft[] => {
  const drafts = published(today);
  const studies = drafts.filter(({ series, product }) => !series && (product === undefined || products.has(product)));
  return [...issuesOf(drafts), ...new Map(studies.map((draft) => [draft.id, draft])).values()];
};

const published = (today: string) => reportFile.read().filter(({ date }) => date <= today);

const issuesOf = (drafts: readonly ReportDraft[]): ReportDraft[] =>
  Object.entries(ISSUES).flatMap(([id, count]) => drafts.filter(({ series }) => series?.id === id).slice(-count));
