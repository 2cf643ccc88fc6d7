import { Card, Skeleton, SkeletonRows } from '@bee/ui/content';
import '../../layout/skeleton.css';

/** As high as a full page of the list. */
export const ReportListSkeleton = () => (
  <div className="content-bones" aria-busy="true">
    <Skeleton height={22} width="180px" />
    <Skeleton height={34} width="240px" />
    <Skeleton height={43} />
    <Skeleton height={180} />
    <Card flush>
      <SkeletonRows rows={20} height={184} />
    </Card>
  </div>
);
