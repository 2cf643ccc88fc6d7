import { type ApiCaller, notFound } from '@bee/platform';
import { relatedArticle } from '../../lib/related-article.ts';
import { settle } from '../../lib/settle.ts';
import type { ReportData } from './report-data.ts';

const RELATED = 8;
const LONGEST_ID = 64;

/** A report with related articles; with a tag, only what carries it. */
export const loadReport = async (
  api: ApiCaller,
  id: string | undefined,
  { tagId, signal }: { tagId?: string | undefined; signal?: AbortSignal | undefined },
): Promise<ReportData> => {
  if (!id || id.length > LONGEST_ID) throw notFound();
  const [report, related] = await Promise.all([
    api('article/getReportDetail', { id, tag_id: tagId }, { signal }),
    settle(api('article/getRelatedList', { id, limit: RELATED }, { signal, raw: true }), signal),
  ]);
  return { report, related: related?.map(relatedArticle(tagId)) ?? null };
};
