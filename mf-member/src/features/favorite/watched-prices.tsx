import { WidgetSlot } from '@bee/platform';
import { Card } from '@bee/ui/content';
import type { Embeds } from '../../widget-props.ts';
import { type FavoriteState, favoriteRequest } from './favorite-query.ts';
import './favorite.css';

/** Favourite prices with their current values and alerts. If this widget fails, the plain list is shown. */
export const WatchedPrices = ({ state }: { state: FavoriteState }) => {
  const { page, limit, kw } = favoriteRequest(state);
  return (
    <Card className="member-watched">
      <WidgetSlot<Embeds> of="mf-data-tools/price-watch" props={{ page, rows: limit, ...(kw && { kw }) }} />
    </Card>
  );
};
