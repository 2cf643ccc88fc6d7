import { Skeleton, SkeletonRows } from '@bee/ui/content';
import '../layout/list.css';

/** Placeholder of a page with a table: header, what is above the table with its height, rows of a height, in px. */
export function ListSkeleton({ above, height }: { above?: number; height: number }) {
  return (
    <div aria-busy="true">
      <Skeleton height={88} width="60%" />
      <div className="tools-list">
        {above ? <Skeleton height={above} /> : null}
        <SkeletonRows rows={12} height={height} />
      </div>
    </div>
  );
}
