import type { ProductLinks as Links, ProductPrice as Price } from '@bee/contracts/resource/product';
import { href } from '@bee/platform';
import { Change, Price as PriceFigure, Section, SourceNote } from '@bee/ui/content';
import { FoodSummary } from '../food/food-summary.tsx';
import { StandardsInForce } from '../standard/standards-in-force.tsx';
import { ProductTrade } from './product-trade.tsx';
import '../data-product/product-card.css';
import './product-links.css';

/** Data of the other tools about a product; empty tools take no space. */
export function ProductLinks({ links: { price, trade, food, standards } }: { links: Links }) {
  if (!price && !trade && !food && !standards) return null;
  return (
    <div className="tools-product-links bee-stack">
      {price ? <ProductPrice price={price} /> : null}
      {trade ? <ProductTrade trade={trade} /> : null}
      {food ? <FoodSummary food={food} /> : null}
      {standards ? <StandardsInForce standards={standards} /> : null}
    </div>
  );
}

/** The newest wholesale price of a product, with links to its history and markets. */
function ProductPrice({ price }: { price: Price }) {
  const { product, price_avg, unit, date, market, chg_d, source_name, sample, to } = price;
  return (
    <Section title="批发价" note={product} more={{ title: '走势与各市场', href: href(to.page, to.params) }}>
      <p className="tools-product-price">
        <PriceFigure value={price_avg} unit={unit} size="large" /> <Change value={chg_d} digits={1} />
      </p>
      <SourceNote source={source_name} sample={sample}>
        <span>
          {market} <time dateTime={date}>{date}</time>
        </span>
      </SourceNote>
    </Section>
  );
}
