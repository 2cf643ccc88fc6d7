import type { Food, NutrientItem } from '@bee/contracts/resource/food';
import { usualNutrients } from '@bee/domain/nutrient';
import { FoodValue } from '../../../components/food/food-value.tsx';
import { ReferenceBar } from './nutrient-table.tsx';
import '../food.css';

type KeyFiguresProps = { food: Food; factor: number; basis: string };

/** The values of a nutrition label, at a glance. */
export function KeyFigures({ food, factor, basis }: KeyFiguresProps) {
  return (
    <section className="tools-food-figures bee-box" aria-label={`主要营养成分，${basis}`}>
      {itemsOf(food).map((item) => (
        <div key={item.key}>
          <span>{item.name}</span>
          <strong>
            <FoodValue value={item.value} factor={factor} />
            {item.value.q === 'na' || item.value.q === 'tr' ? null : <span className="bee-unit">{item.unit}</span>}
          </strong>
          <ReferenceBar item={item} factor={factor} />
        </div>
      ))}
    </section>
  );
}

const itemsOf = ({ groups }: Food): NutrientItem[] => {
  const all = groups.flatMap(({ items }) => items);
  return usualNutrients.flatMap((key) => all.find((item) => item.key === key) ?? []);
};
