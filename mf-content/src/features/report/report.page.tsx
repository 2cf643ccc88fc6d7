import { definePage, notFound } from '@bee/platform';
import { settle } from '../../parts/settle.ts';
import type { RelatedArticle, ReportData } from './report-data.ts';
import { reportHead } from './report-head.ts';
import { ReportScreen } from './report-screen.tsx';
import { ReportSkeleton } from './report-skeleton.tsx';

const RELATED = 8;
const LONGEST_ID = 64;

export const page = definePage<ReportData>({
  load: async ({ api, params: { id }, signal }) => {
    if (!id || id.length > LONGEST_ID) throw notFound();
    const [report, related] = await Promise.all([
      api('article/getReportDetail', { id }, { signal }),
      settle(api('article/getRelatedList', { id, limit: RELATED }, { signal, raw: true }), signal),
    ]);
    return { report, related: related?.map(toRelated) ?? null };
  },
  head: ({ report }) => reportHead(report),
  component: ({ data }) => <ReportScreen key={data.report.id} {...data} />,
  skeleton: ReportSkeleton,
});

const toRelated = ({ id, type, title, published_at }: RelatedArticle): RelatedArticle => ({
  id,
  type,
  title,
  published_at,
});
