import { Card, Skeleton, SkeletonRows } from '@bee/ui/content';
import '../../layout/skeleton.css';

export const SearchSkeleton = () => (
  <div className="content-bones" aria-busy="true">
    <Skeleton height={34} width="320px" />
    <Skeleton height={44} />
    <Skeleton height={43} />
    <Card flush>
      <SkeletonRows rows={20} height={124} />
    </Card>
  </div>
);
