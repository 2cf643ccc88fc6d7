import { useApiQuery, useSession } from '@bee/platform';
import type { Report, ReportAccess } from './report-data.ts';

/**
 * How much of the original this reader may see; null while it is being asked. What the server rendered is a visitor's,
 * so a member's own is asked for once the page is alive.
 */
export const useReportAccess = (report: Report): ReportAccess | null => {
  const { status } = useSession();
  const ask = status === 'member' && !report.access.allowed;
  const own = useApiQuery('article/getReportDetail', { id: report.id }, { enabled: ask, raw: true });
  if (status === 'pending') return null;
  if (!ask || own.isError) return report.access;
  return own.data?.access ?? null;
};
