import { Skeleton } from '@bee/ui/content';

export const HomeSkeleton = () => (
  <div className="content-home" aria-busy="true">
    <div className="content-home-row">
      <Skeleton height={252} />
    </div>
    <div className="content-home-row">
      <Skeleton height={96} />
    </div>
    <div className="content-home-row">
      <Skeleton height={76} />
    </div>
    <div className="content-home-wide">
      <Skeleton height={300} />
    </div>
    <div className="content-home-side">
      <Skeleton height={300} />
    </div>
    <div className="content-home-wide">
      <Skeleton height={380} />
    </div>
    <div className="content-home-side">
      <Skeleton height={380} />
    </div>
  </div>
);
