import { Skeleton } from '@bee/ui/content';

export const HomeSkeleton = () => (
  <div className="content-home" aria-busy="true">
    <div className="content-home-row">
      <Skeleton height={218} />
    </div>
    <div className="content-home-row">
      <Skeleton height={388} />
    </div>
    <div className="content-home-row">
      <Skeleton height={98} />
    </div>
    <div className="content-home-wide">
      <Skeleton height={380} />
    </div>
    <div className="content-home-side">
      <Skeleton height={380} />
    </div>
  </div>
);
