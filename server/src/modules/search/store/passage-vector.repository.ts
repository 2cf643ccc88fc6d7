import type { Db } from '../../../db/schema.ts';

export type HashedVector = { hash: string; vector: number[] };

/** Removes vectors of changed or deleted texts; texts still in use are embedded again. */
const RETENTION_MS = 180 * 24 * 3_600_000;

/** Vectors of one model by text hash. */
export const findVectors = async (db: Db, model: string, hashes: readonly string[]): Promise<Map<string, number[]>> => {
  const rows = await db
    .selectFrom('passage_vector')
    .select(['hash', 'vector'])
    .where('model', '=', model)
    .where('hash', 'in', hashes)
    .execute();
  return new Map(rows.map(({ hash, vector }) => [hash, vector]));
};

export const storeVectors = async (
  db: Db,
  model: string,
  vectors: readonly HashedVector[],
  now: Date,
): Promise<void> => {
  await db
    .deleteFrom('passage_vector')
    .where('made_at', '<', new Date(now.getTime() - RETENTION_MS).toISOString())
    .execute();
  await db
    .insertInto('passage_vector')
    .values(vectors.map((one) => ({ ...one, model, made_at: now })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

/** For a model that returns different vectors under the same name: its stored vectors are created again. */
export const deleteUnusedVectors = async (db: Db, model: string, hashes: readonly string[]): Promise<void> => {
  await db.deleteFrom('passage_vector').where('model', '=', model).where('hash', 'in', hashes).execute();
};
