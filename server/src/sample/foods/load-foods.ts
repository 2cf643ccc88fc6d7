import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { refreshFoods } from '../../modules/food/store/refresh-foods.ts';
import { storeFoods, storeGlycemic } from '../../modules/food/store/store-foods.ts';
import { sampleFoods, sampleGlycemic } from './sample-foods.ts';

type Sources = { sourceId: number; glycemicId: number; at: string };

/** @returns number of foods */
export const loadFoods = async (db: Kysely<Database>, { sourceId, glycemicId, at }: Sources) => {
  const foods = sampleFoods();
  await storeFoods(db, foods, { sample: true, sourceId, at });
  await storeGlycemic(db, sampleGlycemic(), { sample: true, sourceId: glycemicId });
  await refreshFoods(db);
  return foods.length;
};
