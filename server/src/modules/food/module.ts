import { defineModule } from '../../module.ts';
import { foodTool } from './answers/food-tool.ts';
import { foodRoutes } from './food.routes.ts';
import { food } from './import/food.kind.ts';
import { areGlycemic, glycemicIndex } from './import/glycemic.kind.ts';
import { indexFoods } from './index-foods.ts';
import { refreshFoods } from './refresh-foods.ts';

export const foodModule = defineModule({
  name: 'food',
  routes: [foodRoutes],
  importers: [
    {
      name: 'food',
      open: async ({ files }) => ((await areGlycemic(files)) ? { kind: glycemicIndex } : { kind: food }),
    },
  ],
  derivedData: [{ from: ['food', 'food_nutrient'], refresh: refreshFoods }],
  searchSources: [indexFoods],
  answerTools: [foodTool],
});
