import type { Favorite } from '@bee/contracts/resource/user';
import { Card } from '@bee/ui/content';
import { useRef } from 'react';
import { useRemoveFavorite } from './favorite.queries.ts';
import { FavoriteItem } from './favorite-item.tsx';

export const FavoriteList = ({ list }: { list: Favorite[] }) => {
  const { remove, removing } = useRemoveFavorite();
  const rows = useRef<HTMLUListElement>(null);
  const take = async (favorite: Favorite) => {
    if (await remove(favorite)) rows.current?.focus(); // the button that had the focus is gone
  };
  return (
    <Card flush>
      <ul ref={rows} className="bee-rows member-favorites" aria-label="收藏" tabIndex={-1}>
        {list.map((favorite) => (
          <FavoriteItem
            key={favorite.id}
            favorite={favorite}
            removing={removing === favorite.target_id}
            onRemove={() => void take(favorite)}
          />
        ))}
      </ul>
    </Card>
  );
};
