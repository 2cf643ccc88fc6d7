import type { FoodPlace } from '../../../../server/src/modules/standards/store/store-limits.ts';
import { tableParts } from '../table-text.ts';

/** Every food with its place; categories and subgroups are made from the paths. */
export const sampleFoods: FoodPlace[] = tableParts('standards/foods.txt').flatMap(({ head: [category = ''], rows }) =>
  rows.flatMap(([group = '', foods = '']) =>
    foods.split(' ').map((written): FoodPlace => {
      const [title = '', ...alias] = written.split('/');
      return { path: [category, group, title], level: '食品', alias };
    }),
  ),
);

/** Place of a food, a subgroup or a category by its title. */
export const samplePlace = (title: string): FoodPlace => {
  for (const food of sampleFoods) {
    const depth = food.path.indexOf(title);
    if (depth === 2) return food;
    if (depth >= 0) return { path: food.path.slice(0, depth + 1), level: depth === 0 ? '类别' : '亚类', alias: [] };
  }
  throw new Error(`示例食品里没有 ${title}`);
};
