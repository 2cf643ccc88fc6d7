import { sql } from 'kysely';
import type { Db } from '../../../../db/schema.ts';
import type { ImportContext, StagedRow } from '../../../../importer/import-kind.ts';
import { publishRows } from '../../../../importer/publish-rows.ts';
import { UNPUBLISHED } from '../../../../importer/staged-index.ts';
import {
  KEEP_INFO,
  type NewLimit,
  type NewSubstance,
  storeFoods,
  storeLimits,
  storeSubstances,
} from '../../store/store-limits.ts';
import { animalPlaces, FOOD_ANIMALS } from '../food-animals.ts';

/** A limit with its substance; `limit` is null for rows that only describe a substance. */
export type LimitImport = { substance: NewSubstance; limit: NewLimit | null };

export const stageLimits = async (
  db: Db,
  staged: readonly StagedRow<LimitImport>[],
  { at }: ImportContext,
): Promise<void> => {
  const limits = staged.flatMap(({ row }) => row.limit ?? []);
  await storeFoods(
    db,
    [
      ...limits.map(({ place }) => place),
      ...(limits.some(({ place }) => place.path[0] === FOOD_ANIMALS) ? animalPlaces : []),
    ],
    false,
    'stage_',
  );
  await storeSubstances(
    db,
    staged.map(({ row }) => row.substance),
    false,
    'stage_',
  );
  await storeLimits(db, limits, { sample: false, sourceId: UNPUBLISHED, updatedAt: at }, 'stage_');
};

/** Replaces the sample. Limits of earlier imports are retained and updated if their keys match. */
export const publishLimits = async (db: Db, sourceId: number): Promise<void> => {
  await db.deleteFrom('food_limit').where('sample', '=', true).execute();
  await db.deleteFrom('limit_food').where('sample', '=', true).execute();
  await db.deleteFrom('limit_substance').where('sample', '=', true).execute();
  await sql`insert into limit_food select * from stage_limit_food on conflict (id) do nothing`.execute(db);
  await sql`insert into limit_substance select * from stage_limit_substance ${sql.raw(KEEP_INFO('limit_substance'))}`.execute(
    db,
  );
  await sql`update stage_food_limit set source_id = ${sourceId}`.execute(db);
  await publishRows(db, 'food_limit', 'id');
};
