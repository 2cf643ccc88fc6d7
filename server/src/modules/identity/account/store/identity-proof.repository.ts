import type { Db, Tx } from '../../../../db/schema.ts';

export const PROOF_SECONDS = 10 * 60;

/** Records that the user of this session has just proven to be the member. */
export const storeProof = async (db: Db, sessionId: string, now: Date): Promise<void> => {
  await db
    .updateTable('session')
    .set({ proven_until: new Date(now.getTime() + PROOF_SECONDS * 1000) })
    .where('id', '=', sessionId)
    .execute();
};

export const hasProof = async (db: Db, sessionId: string, now: Date): Promise<boolean> => {
  const row = await db
    .selectFrom('session')
    .select('id')
    .where('id', '=', sessionId)
    .where('proven_until', '>', now.toISOString())
    .executeTakeFirst();
  return row !== undefined;
};

/** Whether the session was created at or after the given time. */
export const beganSince = async (db: Db, sessionId: string, since: Date): Promise<boolean> => {
  const row = await db
    .selectFrom('session')
    .select('id')
    .where('id', '=', sessionId)
    .where('created_at', '>=', since.toISOString())
    .executeTakeFirst();
  return row !== undefined;
};

/**
 * Consumes the proof, so that only one of several concurrent changes can use it.
 * @returns undefined if there is no valid proof
 */
export const takeProof = (tx: Tx, sessionId: string, now: Date) =>
  tx
    .updateTable('session')
    .set({ proven_until: null })
    .where('id', '=', sessionId)
    .where('proven_until', '>', now.toISOString())
    .returning('remembered')
    .executeTakeFirst();
