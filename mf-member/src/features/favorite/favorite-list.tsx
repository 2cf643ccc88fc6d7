import type { Favorite } from '@bee/contracts/resource/user';
import { Card } from '@bee/ui/content';
import { useRemoveFavorite } from './favorite.queries.ts';
import { FavoriteItem } from './favorite-item.tsx';

export const FavoriteList = ({ list }: { list: Favorite[] }) => {
  const { remove, removing } = useRemoveFavorite();
  return (
    <Card flush>
      <ul className="bee-rows" aria-label="收藏">
        {list.map((favorite) => (
          <FavoriteItem
            key={favorite.id}
            favorite={favorite}
            removing={removing === favorite.target_id}
            onRemove={() => void remove(favorite)}
          />
        ))}
      </ul>
    </Card>
  );
};
