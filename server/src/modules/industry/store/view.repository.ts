import type { Db } from '../../../db/schema.ts';

/** Records that a member has opened a table. */
export const noteView = async (db: Db, uid: number, modelId: string, now: Date): Promise<void> => {
  await db
    .insertInto('industry_view')
    .values({ uid, model_id: modelId, viewed_at: now })
    .onConflict((conflict) => conflict.columns(['uid', 'model_id']).doUpdateSet({ viewed_at: now }))
    .execute();
};
