import { Tag } from '@bee/ui/content';
import type { HerbCardProps } from './herb-card.tsx';
import '../../layout/page.css';
import './herb-chart.css';

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
    <ul className="tools-specs" aria-label="走势图中的市场">
      {[...ordered, ...others].map(({ market_id, market }) => {
        const drawn = shown.includes(market_id);
        const compare = drawn && shown.length > 1 ? shown.filter((id) => id !== market_id) : [market_id, ...shown];
        return (
          <li key={market_id}>
            <Tag type={drawn ? 'green' : 'grey'} href={hrefOf({ compare })}>
              {market}
            </Tag>
          </li>
        );
      })}
    </ul>
  );
}
