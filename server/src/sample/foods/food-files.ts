import type { NutrientKey } from '@bee/contracts/entity/nutrient';
import type { Amount, GlycemicEntry, NewFood } from '../../modules/food/store/store-foods.ts';
import { sampleFile } from '../sample-files.ts';

/**
 * A food with its amounts as food tables print them: `7.50` is measured, `(884)` calculated, `<0.5` below the limit of
 * detection, `Tr 0.00` a trace at two decimals.
 */
export type FoodRecord = Omit<NewFood, 'amounts'> & { amounts: Partial<Record<NutrientKey, string>> };

export const foodFile = sampleFile<FoodRecord>('foods/foods.ndjson');

export const glycemicFile = sampleFile<GlycemicEntry>('foods/glycemic.ndjson');

export const readFoods = (): NewFood[] =>
  foodFile.read().map(({ amounts, ...food }) => ({
    ...food,
    amounts: Object.fromEntries(Object.entries(amounts).map(([key, text]) => [key, amountOf(text)])),
  }));

const AMOUNT = /^(?<state><|Tr |\()?(?<number>\d+(?:\.(?<decimals>\d+))?)\)?$/;

const STATES: Record<string, Amount['state']> = { '': '=', '<': '<', '(': 'est', 'Tr ': 'tr' };

const amountOf = (text: string): Amount => {
  const { state = '', number, decimals = '' } = AMOUNT.exec(text)?.groups ?? {};
  const stored = STATES[state];
  if (number === undefined || !stored) throw new Error(`Amount of a sample food cannot be read: ${text}`);
  return { v: stored === 'tr' ? null : Number(number), state: stored, decimals: decimals.length };
};
