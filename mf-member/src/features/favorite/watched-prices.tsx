import { WidgetSlot } from '@bee/platform';
import { Card } from '@bee/ui/content';
import type { Embeds } from '../../widget-props.ts';
import { type FavoriteState, favoriteRequest } from './favorite-query.ts';
import './favorite.css';

/** Favourite prices as they stand now, with their alerts. Where that part fails the plain list below shows instead. */
export const WatchedPrices = ({ state }: { state: FavoriteState }) => {
  const { page, limit, kw } = favoriteRequest(state);
  return (
    <Card className="member-watched">
      <WidgetSlot<Embeds> of="mf-data-tools/price-watch" props={{ page, rows: limit, ...(kw && { kw }) }} />
    </Card>
  );
};
