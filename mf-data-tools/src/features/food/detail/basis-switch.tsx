import type { Food } from '@bee/contracts/resource/food';
import { href, navigate } from '@bee/platform';
import { Button } from '@bee/ui/content';
import { Choices } from '@bee/ui/data';
import { formQuery, HiddenFields } from '../../../components/query-form.tsx';
import { detailHref, detailQuery, type FoodDetailQuery, portionOf, readDetailQuery } from './detail-query.ts';
import '../food.css';

type BasisSwitchProps = { food: Food; query: FoodDetailQuery };

/** 可食部, 市品 or a portion in grams. A GET form, so it works without JavaScript and before hydration. */
export function BasisSwitch({ food, query }: BasisSwitchProps) {
  const grams = portionOf(food, query);
  return (
    <div className="tools-food-basis bee-wrap bee-no-print">
      <Choices
        label="计量基准"
        choices={[
          { title: '每 100 克可食部', href: detailHref(query, { basis: 'edible' }), current: query.basis === 'edible' },
          ...(food.edible_pct === null
            ? []
            : [
                {
                  title: '每 100 克市品',
                  href: detailHref(query, { basis: 'bought' }),
                  current: query.basis === 'bought',
                },
              ]),
          ...food.portions.map((portion) => ({
            title: `${portion.title} ${portion.grams} 克`,
            href: detailHref(query, { basis: 'portion', grams: portion.grams }),
            current: query.basis === 'portion' && grams === portion.grams,
          })),
        ]}
      />
      <form
        key={detailHref(query)}
        action={href('application/food/detail', { code: query.code })}
        method="get"
        onSubmit={(event) => navigate(detailHref(readDetailQuery({ code: query.code }, formQuery(event))))}
      >
        <label>
          <span>自定一份</span>
          <input
            name={detailQuery.keys.grams}
            defaultValue={query.basis === 'portion' ? grams : undefined}
            required
            pattern="[\d０-９,，.．\s]+"
            title="1 至 5000 克，例如 150"
            inputMode="decimal"
          />
          <span>克</span>
        </label>
        <HiddenFields of={detailQuery.write({ basis: 'portion', compare: query.compare })} />
        <Button type="submit" size="mini">
          换算
        </Button>
      </form>
    </div>
  );
}
