import { sql } from 'kysely';
import type { Tx } from '../../../../db/schema.ts';

export const lockComment = (tx: Tx, id: number) =>
  tx.selectFrom('baike_comment').select('status').where('id', '=', id).forUpdate().executeTakeFirst();

/** @returns the change of the counter */
export const addLike = async (tx: Tx, comment_id: number, uid: number): Promise<number> => {
  const { numInsertedOrUpdatedRows = 0n } = await tx
    .insertInto('baike_comment_like')
    .values({ comment_id, uid })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return Number(numInsertedOrUpdatedRows);
};

/** @returns the change of the counter */
export const removeLike = async (tx: Tx, comment_id: number, uid: number): Promise<number> => {
  const { numDeletedRows } = await tx
    .deleteFrom('baike_comment_like')
    .where('comment_id', '=', comment_id)
    .where('uid', '=', uid)
    .executeTakeFirst();
  return -Number(numDeletedRows);
};

/** Changes the counter by `changed`. @returns the number of likes */
export const countLikes = async (tx: Tx, id: number, changed: number): Promise<number> => {
  const { likes } = await tx
    .updateTable('baike_comment')
    .set({ likes: sql<number>`likes + ${changed}` })
    .where('id', '=', id)
    .returning('likes')
    .executeTakeFirstOrThrow();
  return likes;
};
