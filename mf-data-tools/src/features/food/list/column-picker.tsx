import type { NutrientKey } from '@bee/contracts/resource/food';
import { nutrientGroups, nutrientOrder, nutrients } from '@bee/domain/nutrient';
import { Disclosure } from '@bee/ui/content';
import { MAX_COLUMNS } from './food-query.ts';
import '../food.css';

type ColumnPickerProps = {
  cols: readonly NutrientKey[];
  hrefOf(cols: NutrientKey[]): string;
  /** Address with the default columns. */
  usual: string;
};

/** Selects the nutrients of the table; each choice is an address. */
export function ColumnPicker({ cols, hrefOf, usual }: ColumnPickerProps) {
  const full = cols.length >= MAX_COLUMNS;
  return (
    <div className="tools-food-picker bee-no-print">
      <Disclosure title={`选择营养成分（已选 ${cols.length} 种，最多 ${MAX_COLUMNS} 种）`}>
        {nutrientGroups.map(({ key: group, title }) => (
          <div key={group} className="tools-food-picker-group">
            <h3>{title}</h3>
            <ul className="bee-wrap" aria-label={title}>
              {nutrientOrder
                .filter((key) => nutrients[key].group === group)
                .map((key) => (
                  <li key={key}>
                    <Choice nutrient={key} cols={cols} full={full} hrefOf={hrefOf} />
                  </li>
                ))}
            </ul>
          </div>
        ))}
        <a href={usual}>恢复默认列</a>
      </Disclosure>
    </div>
  );
}

type ChoiceProps = Pick<ColumnPickerProps, 'cols' | 'hrefOf'> & { nutrient: NutrientKey; full: boolean };

function Choice({ nutrient, cols, full, hrefOf }: ChoiceProps) {
  const { title } = nutrients[nutrient];
  const shown = cols.includes(nutrient);
  if (shown && cols.length === 1) return <span className="bee-facet is-current">{title}</span>;
  if (!shown && full) return <span className="bee-facet is-off">{title}</span>;
  const next = shown
    ? cols.filter((key) => key !== nutrient)
    : nutrientOrder.filter((key) => key === nutrient || cols.includes(key));
  return (
    <a className={shown ? 'bee-facet is-current' : 'bee-facet'} href={hrefOf(next)} aria-current={shown || undefined}>
      {title}
    </a>
  );
}
