import type { Kysely } from 'kysely';
import type { Database } from '../../../db/schema.ts';

export const PROOF_SECONDS = 10 * 60;

/** Whoever holds this session has just shown to be the member. */
export const storeProof = async (db: Kysely<Database>, sessionId: string, now: Date): Promise<void> => {
  await db
    .updateTable('session')
    .set({ proven_until: new Date(now.getTime() + PROOF_SECONDS * 1000) })
    .where('id', '=', sessionId)
    .execute();
};

export const hasProof = async (db: Kysely<Database>, sessionId: string, now: Date): Promise<boolean> => {
  const row = await db
    .selectFrom('session')
    .select('id')
    .where('id', '=', sessionId)
    .where('proven_until', '>', now.toISOString())
    .executeTakeFirst();
  return row !== undefined;
};

/** Whether the session began with a login no earlier than that. */
export const beganSince = async (db: Kysely<Database>, sessionId: string, since: Date): Promise<boolean> => {
  const row = await db
    .selectFrom('session')
    .select('id')
    .where('id', '=', sessionId)
    .where('created_at', '>=', since.toISOString())
    .executeTakeFirst();
  return row !== undefined;
};

/** Of two changes that arrive with one proof, one finds it. @returns undefined where there is none. */
export const takeProof = (tx: Kysely<Database>, sessionId: string, now: Date) =>
  tx
    .updateTable('session')
    .set({ proven_until: null })
    .where('id', '=', sessionId)
    .where('proven_until', '>', now.toISOString())
    .returning('remembered')
    .executeTakeFirst();
