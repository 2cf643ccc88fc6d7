import { Skeleton } from '@bee/ui/content';
import './home.css';

/** Height of each part, by its CSS class. */
const PARTS = [
  ['row', 218],
  ['row', 388],
  ['row', 98],
  ['wide', 380],
  ['side', 380],
] as const;

export const HomeSkeleton = () => (
  <div className="content-home" aria-busy="true">
    {PARTS.map(([place, height]) => (
      <div key={`${place}${height}`} className={`content-home-${place}`}>
        <Skeleton height={height} />
      </div>
    ))}
  </div>
);
