import type { Db } from '../../db/schema.ts';
import { refreshFoods } from '../../modules/food/store/refresh-foods.ts';
import { storeFoods, storeGlycemic } from '../../modules/food/store/store-foods.ts';
import { sampleSource } from '../sample-source.ts';
import { glycemicFile, readFoods } from './food-files.ts';

/** @returns number of foods */
export const loadFoods = async (db: Db, today: string): Promise<number> => {
  const foods = readFoods();
  await storeFoods(db, foods, { sample: true, ...(await sampleSource(db, 'food', today)) });
  await storeGlycemic(db, glycemicFile.read(), { sample: true, ...(await sampleSource(db, 'glycemic', today)) });
  await refreshFoods(db);
  return foods.length;
};
