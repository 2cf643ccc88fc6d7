import type { FavoriteType } from '@bee/contracts/resource/user';
import { definePage, href, useLocationQuery, WidgetSlot } from '@bee/platform';
import { Button, Card, PageHeader, Pagination, QueryState, SearchForm, SkeletonRows, Tabs } from '@bee/ui/content';
import type { Embeds } from '../../widget-props.ts';
import { useFavorites, useRemoveFavorites } from './favorite.queries.ts';
import { FavoriteEmpty } from './favorite-empty.tsx';
import { FavoriteList } from './favorite-list.tsx';
import { type FavoriteState, favoriteQuery, favoriteRequest, PAGE_SIZE } from './favorite-query.ts';
import { favoriteTypes } from './favorite-types.ts';
import './favorite.css';
import '../../layout/page.css';

const addressOf = (state: FavoriteState) => favoriteQuery.address(href('user/favorite'), state);

export const page = definePage({
  head: () => ({ title: '我的收藏', robots: 'noindex' }),
  component: () => {
    const [query] = useLocationQuery();
    const state = favoriteQuery.read(query);
    const answer = useFavorites(state);
    const { data, isPlaceholderData } = answer;
    return (
      <>
        <PageHeader title="我的收藏" />
        <FavoriteTabs state={state} counts={data?.facets?.type} address={addressOf} />
        <div className="member-search">
          <SearchForm
            action={href('user/favorite')}
            name="q"
            value={state.q}
            label="在收藏中搜索"
            placeholder="在收藏中搜索标题或摘要"
            hidden={favoriteQuery.hidden(state, 'q')}
          />
          {state.q ? <a href={addressOf({ ...state, q: undefined, p: 1 })}>清除“{state.q}”</a> : null}
        </div>
        <QueryState query={answer} failed="收藏加载失败" skeleton={<SkeletonRows rows={6} height={112} />}>
          {(data) => (
            <div aria-busy={isPlaceholderData || undefined}>
              {data.list.length > 0 ? (
                <>
                  <GoneNotice count={data.facets?.state?.[0]?.count ?? 0} />
                  {state.type === 'price' ? <WatchedPrices state={state} /> : null}
                  <div className="member-favorite-plain">
                    <FavoriteList key={JSON.stringify(state)} list={data.list} />
                  </div>
                </>
              ) : (
                <FavoriteEmpty state={state} address={addressOf} />
              )}
              <Pagination
                page={state.p}
                total={data.total}
                pageSize={PAGE_SIZE}
                href={(p) => addressOf({ ...state, p })}
              />
            </div>
          )}
        </QueryState>
      </>
    );
  },
});

/** Favourite prices with their current values and alerts. If this widget fails, the plain list is shown. */
function WatchedPrices({ state }: { state: FavoriteState }) {
  const { page, limit, kw } = favoriteRequest(state);
  return (
    <Card className="member-watched">
      <WidgetSlot<Embeds> of="mf-data-tools/price-watch" props={{ page, rows: limit, ...(kw && { kw }) }} />
    </Card>
  );
}

/** Number of favourites with a deleted source, and a button to remove them. */
function GoneNotice({ count }: { count: number }) {
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
}

type FavoriteTabsProps = {
  state: FavoriteState;
  counts: { value: string; count: number }[] | undefined;
  address: (state: FavoriteState) => string;
};

/** One tab per type that has favourites, plus the selected one. */
function FavoriteTabs({ state, counts = [], address }: FavoriteTabsProps) {
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
}
