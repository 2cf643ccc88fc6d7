import { KindTags } from '../price/detail-header.tsx';
import type { HerbCardProps } from './herb-card.tsx';

type HerbMarketsProps = Pick<HerbCardProps, 'chart' | 'hrefOf'> & {
  /** Markets in the order of the page; the others follow in the order of the chart. */
  order?: readonly string[];
};

/** Selects the markets shown next to the total trend; the default is as many as the user may see. */
export function HerbMarkets({ chart, hrefOf, order = [] }: HerbMarketsProps) {
  const shown = chart.series.slice(1).map(({ market_id }) => market_id);
  const ordered = order.flatMap((id) => chart.markets.filter(({ market_id }) => market_id === id));
  const others = chart.markets.filter(({ market_id }) => !order.includes(market_id));
  return (
    <KindTags
      label="走势图中的市场"
      kinds={[...ordered, ...others].map(({ market_id, market }) => {
        const drawn = shown.includes(market_id);
        const compare = drawn && shown.length > 1 ? shown.filter((id) => id !== market_id) : [market_id, ...shown];
        return { title: market, href: hrefOf({ compare }), current: drawn };
      })}
    />
  );
}
