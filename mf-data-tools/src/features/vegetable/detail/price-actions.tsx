import type { PriceRow } from '@bee/contracts/entity/price';
import { FavoriteButton } from '@bee/ui/content';
import { QuoteButton } from '../../../parts/member-quote/quote-button.tsx';
import { AlertButton } from '../../../parts/watch/alert-button.tsx';
import { useWatchList } from '../../../parts/watch/watch.queries.ts';
import type { Detail } from './detail-query.ts';

type PriceActionsProps = { detail: Detail; markets: PriceRow[] };

/** What a reader can do with a price: keep it, be told when it moves. */
export const PriceActions = ({ detail: { group, name, latest }, markets }: PriceActionsProps) => {
  const id = `${group}/${name}`;
  const alert = useWatchList({ id, limit: 1 }).data?.list[0]?.alert;
  return (
    <div className="tools-headline-acts bee-no-print">
      <FavoriteButton
        type="price"
        id={id}
        removeQuestion={alert ? `不再收藏“${name}行情”？它的预警会一起删除。` : undefined}
      />
      <AlertButton
        target={{
          id,
          name,
          spec: latest.spec,
          market: latest.market,
          price: latest.price_avg,
          date: latest.date,
          markets: markets.map(({ market_id, market }) => ({ id: market_id, name: market })),
        }}
      />
    </div>
  );
};

/** Opens the form of a quote for this product. */
export const PriceQuote = ({ detail: { group, name, specs, latest }, markets }: PriceActionsProps) => (
  <QuoteButton
    target={{ group, name, specs: specs.map(({ title }) => title), spec: latest.spec ?? '', usual: markets }}
  />
);
