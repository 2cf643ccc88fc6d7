import { type Insertable, sql } from 'kysely';
import type { Database, Tx } from '../../../db/schema.ts';

/** Locks the saved queries of a member until the transaction ends. */
export const lockQueries = async (tx: Tx, uid: number): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`trade_query:${uid}`}, 0))`.execute(tx);
};

export const listQueries = (tx: Tx, uid: number): Promise<{ target_id: string }[]> =>
  tx.selectFrom('favorite').select('target_id').where('uid', '=', uid).where('type', '=', 'trade_query').execute();

/** Renames the query if it is already saved. */
export const storeQuery = async (tx: Tx, query: Omit<Insertable<Database['favorite']>, 'type'>): Promise<void> => {
  await tx
    .insertInto('favorite')
    .values({ ...query, type: 'trade_query' })
    .onConflict((conflict) => conflict.columns(['uid', 'type', 'target_id']).doUpdateSet({ title: query.title }))
    .execute();
};
