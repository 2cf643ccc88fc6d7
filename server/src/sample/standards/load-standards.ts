import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { contentId } from '../../importer/content-id.ts';
import { storeFoods, storeLimits, storeSubstances } from '../../modules/standards/store/store-limits.ts';
import { naturalKeyOf, storeStandards } from '../../modules/standards/store/store-standards.ts';
import { sampleFoods } from './sample-foods.ts';
import { sampleLimits } from './sample-limits.ts';
import { sampleStandards } from './sample-standards.ts';

type Options = { today: string; standardSource: number; limitSource: number; at: string };

/** In the place of the sample that was there. @returns numbers for the log */
export const loadStandards = async (db: Kysely<Database>, { today, standardSource, limitSource, at }: Options) => {
  await clearStandards(db);
  const standards = sampleStandards(today).map((draft) => ({
    ...draft,
    id: contentId('s', naturalKeyOf(draft.code) ?? draft.code),
    sourceId: standardSource,
    updatedAt: at,
  }));
  await storeStandards(db, standards);
  await storeFoods(db, sampleFoods, true);
  await storeSubstances(
    db,
    sampleLimits.map(({ substance }) => substance),
    true,
  );
  await storeLimits(db, sampleLimits, { sample: true, sourceId: limitSource, updatedAt: at });
  return { standards: standards.length, limits: sampleLimits.length };
};

const clearStandards = async (db: Kysely<Database>): Promise<void> => {
  await db.deleteFrom('food_limit').where('sample', '=', true).execute();
  await db.deleteFrom('limit_food').where('sample', '=', true).execute();
  await db.deleteFrom('limit_substance').where('sample', '=', true).execute();
  await db.deleteFrom('standard').where('sample', '=', true).execute();
};
