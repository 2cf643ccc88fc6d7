import { definePage } from '@bee/platform';
import { Skeleton, SkeletonRows } from '@bee/ui/content';
import { loadReport } from './load-report.ts';
import type { ReportData } from './report-data.ts';
import { reportHead } from './report-head.ts';
import { ReportScreen } from './report-screen.tsx';
import './report.css';
import '../../layout/skeleton.css';

function ReportSkeleton() {
  return (
    <div className="content-page" aria-busy="true">
      <div className="content-paper content-report content-bones">
        <Skeleton height={22} width="50%" />
        <Skeleton height={34} width="88%" />
        <Skeleton height={190} />
        <Skeleton height={96} />
        <SkeletonRows rows={14} height={40} />
      </div>
    </div>
  );
}

export const page = definePage<ReportData>({
  load: ({ api, params: { id }, signal }) => loadReport(api, id, { signal }),
  head: ({ report }) => reportHead(report),
  component: ({ data }) => <ReportScreen key={data.report.id} {...data} />,
  skeleton: ReportSkeleton,
});
