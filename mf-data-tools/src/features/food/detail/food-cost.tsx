import type { Food } from '@bee/contracts/resource/food';
import { formatNumber, formatPrice } from '@bee/domain/format';
import { href } from '@bee/platform';
import { SampleBadge, Section } from '@bee/ui/content';
import '../food.css';

/** Cost of nutrients at the wholesale price of the same product, including waste. Nothing without a price. */
export function FoodCost({ food: { price, costs, edible_pct } }: { food: Food }) {
  if (!price || costs.length === 0) return null;
  return (
    <Section title="营养成本" note="按批发价折算，含食部损耗">
      <p className="tools-food-price bee-wrap">
        {price.product}批发价 <strong>{formatPrice(price.price_kg)}</strong>{' '}
        <span className="bee-unit">{price.unit}</span>
        <SampleBadge sample={price.sample} />
      </p>
      <p className="bee-meta">
        <span>{price.market}</span>
        <time dateTime={price.date}>{price.date}</time>
        {price.age_days > 0 ? <span>{price.age_days} 天前</span> : null}
        <span>来源：{price.source_name}</span>
        <a href={href(price.to.page, price.to.params)}>看{price.product}行情</a>
      </p>
      <dl className="tools-food-costs">
        {costs.map(({ key, name, per, unit, cost }) => (
          <div key={key}>
            <dt className="bee-small">
              每 {per} {unit} {name}
            </dt>
            <dd>
              {formatNumber(cost, cost < 0.1 ? 3 : 2)} <span className="bee-unit">元</span>
            </dd>
          </div>
        ))}
      </dl>
      <p className="tools-food-method">
        算法：批发价 ÷（每公斤市品所含该成分），食部 {edible_pct}%；只算有数值的成分。批发价不含零售环节的加价与损耗。
      </p>
    </Section>
  );
}
