import { defineModule } from '../../module.ts';
import { seasonTool } from './answers/season-tool.ts';
import { foodTool, glycemicTool } from './answers/store/food-tools.ts';
import { food } from './import/food.kind.ts';
import { areGlycemic, glycemicIndex } from './import/glycemic.kind.ts';
import { foodRoutes } from './routes/food.routes.ts';
import { seasonTags } from './service/season.service.ts';
import { listFoodNames } from './store/food-names.ts';
import { indexFoods } from './store/index-foods.ts';
import { refreshFoods } from './store/refresh-foods.ts';

export const foodModule = defineModule({
  name: 'food',
  routes: [foodRoutes],
  cacheTags: {
    'food/getSeason': seasonTags,
    // Next to the nutrients it shows the wholesale price.
    'food/getDetail': ['food', 'prices'],
  },
  importers: [
    {
      name: 'food',
      open: async ({ files }) => ((await areGlycemic(files)) ? { kind: glycemicIndex } : { kind: food }),
    },
  ],
  derivedData: [{ from: ['food', 'food_nutrient'], refresh: refreshFoods }],
  searchSources: [{ from: ['food', 'food_category', 'food_nutrient'], index: indexFoods }],
  names: listFoodNames,
  answerTools: [glycemicTool, foodTool, seasonTool],
});
