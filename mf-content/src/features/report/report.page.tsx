import { definePage } from '@bee/platform';
import { loadReport } from './load-report.ts';
import type { ReportData } from './report-data.ts';
import { reportHead } from './report-head.ts';
import { ReportScreen } from './report-screen.tsx';
import { ReportSkeleton } from './report-skeleton.tsx';

export const page = definePage<ReportData>({
  load: ({ api, params: { id }, signal }) => loadReport(api, id, { signal }),
  head: ({ report }) => reportHead(report),
  component: ({ data }) => <ReportScreen key={data.report.id} {...data} />,
  skeleton: ReportSkeleton,
});
