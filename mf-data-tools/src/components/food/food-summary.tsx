import type { FoodSummary as Summary } from '@bee/contracts/resource/food';
import { formatNumber } from '@bee/domain/format';
import { href } from '@bee/platform';
import { Section, SourceNote } from '@bee/ui/content';
import { FoodValue } from './food-value.tsx';
import './food-summary.css';

/** A few nutrients of the product's food with a link to all of them; nothing without a food. */
export function FoodSummary({ food }: { food: Summary | null }) {
  if (!food) return null;
  const to = href(food.to.page, food.to.params);
  return (
    <Section title="营养成分" note={`${food.name}，每 100 克可食部`} more={{ title: '全部成分', href: to }}>
      <dl className="tools-food-summary">
        {food.items.map(({ key, name, unit, value, nrv_pct }) => (
          <div key={key}>
            <dt>{name}</dt>
            <dd>
              <FoodValue value={value} />
              {value.q === 'na' || value.q === 'tr' ? null : <span className="bee-unit"> {unit}</span>}
              {nrv_pct === null ? null : <small>NRV {formatNumber(nrv_pct, nrv_pct < 10 ? 1 : 0)}%</small>}
            </dd>
          </div>
        ))}
      </dl>
      <SourceNote source={food.source}>
        {food.edible_pct === null ? null : <span>食部 {food.edible_pct}%</span>}
      </SourceNote>
    </Section>
  );
}
