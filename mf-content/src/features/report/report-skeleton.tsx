import { Skeleton, SkeletonRows } from '@bee/ui/content';
import './report.css';
import '../../layout/skeleton.css';

export const ReportSkeleton = () => (
  <div className="content-report-page" aria-busy="true">
    <div className="content-report content-bones">
      <Skeleton height={22} width="50%" />
      <Skeleton height={34} width="88%" />
      <Skeleton height={190} />
      <Skeleton height={96} />
      <SkeletonRows rows={14} height={40} />
    </div>
  </div>
);
