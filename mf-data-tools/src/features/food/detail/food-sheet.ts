import type { Food } from '@bee/contracts/resource/food';
import { nutrientOrder, nutrients } from '@bee/domain/nutrient';
import { isCounted, nutrientText } from '@bee/domain/nutrient-value';
import type { Sheet, SheetCell } from '@bee/ui/data';
import { basisFactor, basisOf, detailHref, type FoodDetailQuery } from './detail-query.ts';

/** Sheet of the shown amounts: numbers as numbers, `<0.5` and Tr as text, empty for unmeasured values. */
export const foodSheet = (foods: readonly Food[], query: FoodDetailQuery, basis: string): Sheet => {
  const [food] = foods;
  const tables = foods.map((one) => ({
    factor: basisFactor(basisOf(one, query)),
    items: new Map(one.groups.flatMap(({ items }) => items).map((item) => [item.key, item])),
  }));
  const keys = nutrientOrder.filter((key) => tables.some(({ items }) => (items.get(key)?.value.q ?? 'na') !== 'na'));
  return {
    title: `${foods.map(({ name }) => name).join('与')}营养成分`,
    columns: [
      { title: '成分', type: 'text' },
      { title: '单位', type: 'text' },
      ...foods.map(({ name }) => ({ title: name, unit: basis, type: 'number' as const, decimals: 2 })),
    ],
    rows: keys.map((key) => [
      nutrients[key].title,
      nutrients[key].unit,
      ...tables.map(({ items, factor }): SheetCell => {
        const value = items.get(key)?.value;
        if (!value || value.q === 'na') return null;
        return isCounted(value) && value.v !== null ? value.v * factor : nutrientText(value, factor);
      }),
    ]),
    facts: [
      ['来源', food ? `${food.source.name}${food.source.sample ? '（示例数据，仅供演示）' : ''}` : ''],
      ['基准', basis],
      ['食物编码', foods.map(({ code }) => code).join('、')],
      [
        '食部',
        foods.map(({ name, edible_pct }) => `${name} ${edible_pct === null ? '未知' : `${edible_pct}%`}`).join('、'),
      ],
      ['符号', '空为未测（不等于 0）；Tr 为微量；<0.5 为低于检出限'],
    ],
    to: detailHref(query),
  };
};
