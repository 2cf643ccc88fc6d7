import type { DataFor } from '@bee/contracts/operations';
import { href } from '@bee/platform';
import type { RelatedArticle } from '../../lib/related-article.ts';

export type Report = DataFor<'article/getReportDetail'>;
export type ReportAccess = Report['access'];

/** `related` is null when only it failed to load. */
export type ReportData = { report: Report; related: RelatedArticle[] | null };

/** Address of the viewer at a page of the original; undefined without a file. */
export const viewerHref = ({ fid, pdf }: Pick<Report, 'fid' | 'pdf'>, page?: number | null): string | undefined =>
  fid && pdf === 'ready' ? href('article/viewPdf', { fid, ...(page && page > 1 && { page }) }) : undefined;
