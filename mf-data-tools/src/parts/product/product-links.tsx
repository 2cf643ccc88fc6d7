import type { ProductLinks as Links } from '@bee/contracts/resource/product';
import { FoodSummary } from '../food/food-summary.tsx';
import { StandardsInForce } from '../standard/standards-in-force.tsx';
import { ProductPrice } from './product-price.tsx';
import { ProductTrade } from './product-trade.tsx';
import './product-links.css';

/** Data of the other tools about a product; empty tools take no space. */
export function ProductLinks({ links: { price, trade, food, standards } }: { links: Links }) {
  if (!price && !trade && !food && !standards) return null;
  return (
    <div className="tools-product-links">
      {price ? <ProductPrice price={price} /> : null}
      {trade ? <ProductTrade trade={trade} /> : null}
      {food ? <FoodSummary food={food} /> : null}
      {standards ? <StandardsInForce standards={standards} /> : null}
    </div>
  );
}
