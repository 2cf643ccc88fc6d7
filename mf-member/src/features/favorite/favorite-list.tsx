import type { Favorite } from '@bee/contracts/resource/user';
import { Button, Card } from '@bee/ui/content';
import { useRef, useState } from 'react';
import { useRemoveFavorite, useRemoveFavorites } from './favorite.queries.ts';
import { FavoriteItem } from './favorite-item.tsx';
import './favorite.css';

/** One page of favourites; several can be selected and removed together. */
export function FavoriteList({ list }: { list: Favorite[] }) {
  const one = useRemoveFavorite();
  const several = useRemoveFavorites();
  /** Null outside of selection mode. */
  const [chosen, setChosen] = useState<string[] | null>(null);
  const rows = useRef<HTMLUListElement>(null);
  const ids = list.filter(({ id }) => chosen?.includes(id)).map(({ id }) => id);

  const take = async (favorite: Favorite) => {
    if (await one.remove(favorite)) rows.current?.focus(); // the focused button has been removed
  };
  const takeChosen = async () => {
    if (!(await several.remove({ ids }, ids.length))) return;
    setChosen(null);
    rows.current?.focus();
  };
  const choose = (id: string, isChosen: boolean) =>
    setChosen((before) => [...(before ?? []).filter((other) => other !== id), ...(isChosen ? [id] : [])]);

  return (
    <>
      <div className="member-favorite-bar">
        {chosen === null ? (
          <Button kind="text" onClick={() => setChosen([])}>
            批量管理
          </Button>
        ) : (
          <>
            <span role="status">已选 {ids.length} 条</span>
            <Button kind="text" onClick={() => setChosen(ids.length === list.length ? [] : list.map(({ id }) => id))}>
              {ids.length === list.length ? '全不选' : '全选本页'}
            </Button>
            <Button
              kind="danger"
              disabled={ids.length === 0}
              loading={several.removing}
              onClick={() => void takeChosen()}
            >
              取消收藏
            </Button>
            <Button onClick={() => setChosen(null)}>完成</Button>
          </>
        )}
      </div>
      <Card flush>
        <ul ref={rows} className="bee-rows member-favorites" aria-label="收藏" tabIndex={-1}>
          {list.map((favorite) => (
            <FavoriteItem
              key={favorite.id}
              favorite={favorite}
              removing={one.removing === favorite.target_id}
              onRemove={() => void take(favorite)}
              choice={
                chosen
                  ? {
                      chosen: chosen.includes(favorite.id),
                      onChoose: (isChosen) => choose(favorite.id, isChosen),
                    }
                  : undefined
              }
            />
          ))}
        </ul>
      </Card>
    </>
  );
}
