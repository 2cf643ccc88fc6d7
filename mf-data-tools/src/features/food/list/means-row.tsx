import type { DataFor } from '@bee/contracts/operations';
import type { NutrientKey } from '@bee/contracts/resource/food';
import { formatNumber } from '@bee/domain/format';
import { nutrients } from '@bee/domain/nutrient';
import '../food.css';

type MeansRowProps = { means: DataFor<'food/getList'>['means']; cols: readonly NutrientKey[]; title: string };

/** Means of the whole list, not of the page, each with the number of foods that have a value. */
export function MeansRow({ means, cols, title }: MeansRowProps) {
  const known = cols.flatMap((key) => {
    const mean = means[key];
    return mean ? [{ key, ...mean }] : [];
  });
  if (known.length === 0) return null;
  return (
    <dl className="tools-food-means bee-box" aria-label={`${title}平均值`}>
      {known.map(({ key, mean, n }) => (
        <div key={key}>
          <dt>{nutrients[key].title}均值</dt>
          <dd>
            {formatNumber(mean, mean < 10 ? 2 : 1)} <span className="bee-unit">{nutrients[key].unit}</span>
            <small>{n} 种有数值</small>
          </dd>
        </div>
      ))}
    </dl>
  );
}
