import { CardGrid, Skeleton, SkeletonRows } from '@bee/ui/content';
import './reference.css';

export function ReferenceListSkeleton() {
  return (
    <div className="content-ref-bones" aria-busy="true">
      <Skeleton height={34} width="180px" />
      <Skeleton height={90} />
      <CardGrid>
        {Array.from({ length: 8 }, (_, place) => place).map((place) => (
          <Skeleton key={place} height={380} />
        ))}
      </CardGrid>
    </div>
  );
}

export function ReferenceSkeleton() {
  return (
    <div className="content-ref-bones" aria-busy="true">
      <Skeleton height={22} width="40%" />
      <Skeleton height={34} width="60%" />
      <Skeleton height={44} />
      <SkeletonRows rows={8} height={112} />
    </div>
  );
}
