import type { Food } from '@bee/contracts/resource/food';
import { nutrientText } from '@bee/domain/nutrient-value';
import { AskButton, Button, FavoriteButton, Icon, ShareButton } from '@bee/ui/content';
import { DownloadButton } from '@bee/ui/data';
import { useTableExport } from '../../../components/export/use-table-export.ts';
import { detailHref, type FoodDetailQuery } from './detail-query.ts';
import { foodSheet } from './food-sheet.ts';

type FoodActionsProps = { foods: Food[]; query: FoodDetailQuery; basis: string };

export function FoodActions({ foods, query, basis }: FoodActionsProps) {
  const download = useTableExport('food/takeExport');
  const [food] = foods;
  if (!food) return null;
  return (
    <>
      <FavoriteButton type="food" id={food.code} />
      <AskButton kind="food" id={food.code} title={food.name} />
      <ShareButton
        target={{
          title: `${food.name}的营养成分`,
          kind: '食物成分',
          summary: summaryOf(food),
          source: food.source.name,
          sample: food.sample,
          to: detailHref(query),
        }}
      />
      <DownloadButton sheet={foodSheet(foods, query, basis)} {...download} />
      <Button icon={<Icon name="print" size={16} />} onClick={() => window.print()}>
        打印
      </Button>
    </>
  );
}

/** 每 100 克可食部含能量 24 kcal、蛋白质 1.3 g … */
export const summaryOf = ({ groups, edible_pct }: Food): string => {
  const items = groups.flatMap(({ items }) => items);
  const main = (['energy', 'protein', 'fat', 'carb'] as const).flatMap((key) => {
    const item = items.find((one) => one.key === key);
    return item && item.value.q !== 'na' ? [`${item.name} ${nutrientText(item.value)} ${item.unit}`] : [];
  });
  const edible = edible_pct === null ? '' : `，食部 ${edible_pct}%`;
  return main.length > 0 ? `每 100 克可食部含${main.join('、')}${edible}` : `营养成分${edible}`;
};
