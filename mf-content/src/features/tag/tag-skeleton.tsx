import { Skeleton, SkeletonRows } from '@bee/ui/content';
import '../../layout/skeleton.css';

export const TagSkeleton = () => (
  <div className="content-bones" aria-busy="true">
    <Skeleton height={22} width="180px" />
    <Skeleton height={34} width="240px" />
    <Skeleton height={43} />
    <Skeleton height={120} />
    <SkeletonRows rows={10} height={64} />
  </div>
);
