import type { Db } from '../../db/schema.ts';
import { contentId } from '../../importer/content-id.ts';
import { storeFoods, storeLimits, storeSubstances } from '../../modules/standards/store/store-limits.ts';
import { naturalKeyOf, storeStandards } from '../../modules/standards/store/store-standards.ts';
import { limitFile, limitFoodFile, standardFile, standardOn } from './standard-files.ts';

type Options = { today: string; standardSource: number; limitSource: number; at: string };

/** In the place of the sample that was there. @returns numbers for the log */
export const loadStandards = async (db: Db, { today, standardSource, limitSource, at }: Options) => {
  await clearStandards(db);
  const standards = standardFile.read().map((record) => {
    const standard = standardOn(today, record);
    const id = contentId('s', naturalKeyOf(standard.code) ?? standard.code);
    return { ...standard, id, sample: true, sourceId: standardSource, updatedAt: at };
  });
  await storeStandards(db, standards);
  await storeFoods(db, limitFoodFile.read(), true);
  const limits = limitFile.read();
  await storeSubstances(
    db,
    limits.map(({ substance }) => substance),
    true,
  );
  await storeLimits(db, limits, { sample: true, sourceId: limitSource, updatedAt: at });
  return { standards: standards.length, limits: limits.length };
};

const clearStandards = async (db: Db): Promise<void> => {
  await db.deleteFrom('food_limit').where('sample', '=', true).execute();
  await db.deleteFrom('limit_food').where('sample', '=', true).execute();
  await db.deleteFrom('limit_substance').where('sample', '=', true).execute();
  await db.deleteFrom('standard').where('sample', '=', true).execute();
};
