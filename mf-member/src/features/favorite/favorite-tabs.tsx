import type { FavoriteType } from '@bee/contracts/resource/user';
import { Tabs } from '@bee/ui/content';
import type { FavoriteState } from './favorite-query.ts';
import { favoriteTypes } from './favorite-types.ts';

type FavoriteTabsProps = {
  state: FavoriteState;
  counts: { value: string; count: number }[] | undefined;
  address: (state: FavoriteState) => string;
};

/** One tab per type that has favourites, plus the selected one. */
export const FavoriteTabs = ({ state, counts = [], address }: FavoriteTabsProps) => {
  const countOf = (type: string) => counts.find(({ value }) => value === type)?.count ?? 0;
  const all = counts.reduce((sum, { count }) => sum + count, 0);
  const types = (Object.keys(favoriteTypes) as FavoriteType[]).filter(
    (type) => countOf(type) > 0 || type === state.type,
  );
  const items = [
    { key: 'all', title: '全部', href: address({ p: 1 }), count: all },
    ...types.map((type) => ({
      key: type,
      title: favoriteTypes[type],
      href: address({ type, p: 1 }),
      count: countOf(type),
    })),
  ];
  return <Tabs label="收藏类型" current={state.type ?? 'all'} items={items} />;
};
