import type { DataFor } from '@bee/contracts/operations';
import { href } from '@bee/platform';
import type { ArticleCard } from '../../parts/article-type.ts';

export type Report = DataFor<'article/getReportDetail'>;
export type ReportAccess = Report['access'];

export type RelatedArticle = Pick<ArticleCard, 'id' | 'type' | 'title' | 'published_at'>;

/** `related` is null when only they could not be loaded. */
export type ReportData = { report: Report; related: RelatedArticle[] | null };

/** The viewer at a page of the original; undefined while there is none. */
export const viewerHref = ({ fid, pdf }: Pick<Report, 'fid' | 'pdf'>, page?: number | null): string | undefined =>
  fid && pdf === 'ready' ? href('article/viewPdf', { fid, ...(page && page > 1 && { page }) }) : undefined;
