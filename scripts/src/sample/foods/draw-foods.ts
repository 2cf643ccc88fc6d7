import type { Amount, NewFood } from '../../../../server/src/modules/food/store/store-foods.ts';
import { type FoodRecord, foodFile, glycemicFile } from '../../../../server/src/sample/foods/food-files.ts';
import { type DrawnKind, drawnFile, ESTIMATE } from '../drawn-kind.ts';
import { sampleFoods, sampleGlycemic } from './sample-foods.ts';

export const drawFoods = (): DrawnKind => ({
  name: 'foods',
  basis: `${ESTIMATE}, in the range of published food composition tables`,
  drawn:
    'Typical amounts of the group of a food, or its own where it differs from its group, varied a little per food.',
  files: [drawnFile(foodFile, sampleFoods().map(recordOf)), drawnFile(glycemicFile, sampleGlycemic())],
});

const recordOf = ({ amounts, ...food }: NewFood): FoodRecord => ({
  ...food,
  amounts: Object.fromEntries(Object.entries(amounts).map(([key, amount]) => [key, printed(amount)])),
});

const printed = ({ v, state, decimals }: Amount): string => {
  const number = (v ?? 0).toFixed(decimals);
  if (state === 'tr') return `Tr ${number}`;
  if (state === '<') return `<${number}`;
  return state === 'est' ? `(${number})` : number;
};
