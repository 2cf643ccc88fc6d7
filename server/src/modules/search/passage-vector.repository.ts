import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';

export type HashedVector = { hash: string; vector: number[] };

/** Texts change and vanish; what is still read is made anew. */
const RETENTION_MS = 180 * 24 * 3_600_000;

/** Vectors of one model by the hash of their text. */
export const findVectors = async (
  db: Kysely<Database>,
  model: string,
  hashes: readonly string[],
): Promise<Map<string, number[]>> => {
  const rows = await db
    .selectFrom('passage_vector')
    .select(['hash', 'vector'])
    .where('model', '=', model)
    .where('hash', 'in', hashes)
    .execute();
  return new Map(rows.map(({ hash, vector }) => [hash, vector]));
};

export const storeVectors = async (
  db: Kysely<Database>,
  model: string,
  vectors: readonly HashedVector[],
  now: Date,
): Promise<void> => {
  await db
    .deleteFrom('passage_vector')
    .where('made_at', '<', new Date(now.getTime() - RETENTION_MS))
    .execute();
  await db
    .insertInto('passage_vector')
    .values(vectors.map((one) => ({ ...one, model, made_at: now })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

/** A model of the same name that makes other vectors begins anew. */
export const deleteUnusedVectors = async (
  db: Kysely<Database>,
  model: string,
  hashes: readonly string[],
): Promise<void> => {
  await db.deleteFrom('passage_vector').where('model', '=', model).where('hash', 'in', hashes).execute();
};
