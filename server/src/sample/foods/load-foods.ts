import type { Db } from '../../db/schema.ts';
import { refreshFoods } from '../../modules/food/store/refresh-foods.ts';
import { storeFoods, storeGlycemic } from '../../modules/food/store/store-foods.ts';
import { glycemicFile, readFoods } from './food-files.ts';

type Sources = { sourceId: number; glycemicId: number; at: string };

/** @returns number of foods */
export const loadFoods = async (db: Db, { sourceId, glycemicId, at }: Sources) => {
  const foods = readFoods();
  await storeFoods(db, foods, { sample: true, sourceId, at });
  await storeGlycemic(db, glycemicFile.read(), { sample: true, sourceId: glycemicId });
  await refreshFoods(db);
  return foods.length;
};
