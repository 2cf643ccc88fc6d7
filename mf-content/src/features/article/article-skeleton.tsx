import { Skeleton, SkeletonRows } from '@bee/ui/content';
import './article.css';
import '../../layout/skeleton.css';

export const ArticleSkeleton = () => (
  <div className="content-article-page" aria-busy="true">
    <div className="content-article">
      <div className="content-article-column content-bones">
        <Skeleton height={22} width="50%" />
        <Skeleton height={34} width="88%" />
        <Skeleton height={32} width="60%" />
        <Skeleton height={200} />
        <SkeletonRows rows={16} height={40} />
      </div>
    </div>
  </div>
);
