import type { Db } from '../../db/schema.ts';
import { contentId } from '../../importer/content-id.ts';
import { storeFoods, storeLimits, storeSubstances } from '../../modules/standards/store/store-limits.ts';
import { naturalKeyOf, storeStandards } from '../../modules/standards/store/store-standards.ts';
import { sampleSource } from '../sample-source.ts';
import { limitFile, limitFoodFile, standardFile, standardOn } from './standard-files.ts';

/** In the place of the sample that was there. @returns numbers for the log */
export const loadStandards = async (db: Db, today: string) => {
  await clearStandards(db);
  const { sourceId, at: updatedAt } = await sampleSource(db, 'standard', today);
  const standards = standardFile.read().map((record) => {
    const standard = standardOn(today, record);
    const id = contentId('s', naturalKeyOf(standard.code) ?? standard.code);
    return { ...standard, id, sample: true, sourceId, updatedAt };
  });
  await storeStandards(db, standards);
  await storeFoods(db, limitFoodFile.read(), true);
  const limits = limitFile.read();
  await storeSubstances(
    db,
    limits.map(({ substance }) => substance),
    true,
  );
  const limitSource = await sampleSource(db, 'limit', today);
  await storeLimits(db, limits, { sample: true, sourceId: limitSource.sourceId, updatedAt });
  return { standards: standards.length, limits: limits.length };
};

const clearStandards = async (db: Db): Promise<void> => {
  await db.deleteFrom('food_limit').where('sample', '=', true).execute();
  await db.deleteFrom('limit_food').where('sample', '=', true).execute();
  await db.deleteFrom('limit_substance').where('sample', '=', true).execute();
  await db.deleteFrom('standard').where('sample', '=', true).execute();
};
