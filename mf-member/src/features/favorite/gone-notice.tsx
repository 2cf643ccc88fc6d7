import { Button } from '@bee/ui/content';
import { useRemoveFavorites } from './favorite.queries.ts';
import './favorite.css';

/** Number of favourites with a deleted source, and a button to remove them. */
export const GoneNotice = ({ count }: { count: number }) => {
  const { remove, removing } = useRemoveFavorites();
  if (count === 0) return null;
  return (
    <div className="member-favorite-gone">
      <span>{count} 条收藏的来源已下线，只留有标题和收藏时间。</span>
      <Button loading={removing} onClick={() => void remove({ invalid: true }, count)}>
        全部清除
      </Button>
    </div>
  );
};
