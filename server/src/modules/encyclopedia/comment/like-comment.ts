import type { DataFor, ParsedRequestFor } from '@bee/contracts/operations';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import { NotFound } from '../../../http/errors.ts';
import type { CallContext } from '../../../http/route.ts';
import { memberOf } from '../../../http/viewer.ts';

/** Idempotent; the like and the counter are updated in one transaction. */
export const likeComment = async (
  db: Kysely<Database>,
  { id, action }: ParsedRequestFor<'baike/likeComment'>,
  who: Pick<CallContext, 'viewer'>,
): Promise<DataFor<'baike/likeComment'>> => {
  const uid = Number(memberOf(who).uid);
  const liked = action === 'like';
  const likes = await db.transaction().execute(async (tx) => {
    const comment = await tx
      .selectFrom('baike_comment')
      .select('status')
      .where('id', '=', Number(id))
      .forUpdate()
      .executeTakeFirst();
    if (comment?.status !== 'online') throw new NotFound('这条评论不存在或已删除，请刷新页面');
    const changed = liked ? await addLike(tx, Number(id), uid) : await removeLike(tx, Number(id), uid);
    const { likes } = await tx
      .updateTable('baike_comment')
      .set({ likes: sql<number>`likes + ${changed}` })
      .where('id', '=', Number(id))
      .returning('likes')
      .executeTakeFirstOrThrow();
    return likes;
  });
  return { id, likes, liked };
};

const addLike = async (tx: Kysely<Database>, comment_id: number, uid: number): Promise<number> => {
  const { numInsertedOrUpdatedRows = 0n } = await tx
    .insertInto('baike_comment_like')
    .values({ comment_id, uid })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return Number(numInsertedOrUpdatedRows);
};

const removeLike = async (tx: Kysely<Database>, comment_id: number, uid: number): Promise<number> => {
  const { numDeletedRows } = await tx
    .deleteFrom('baike_comment_like')
    .where('comment_id', '=', comment_id)
    .where('uid', '=', uid)
    .executeTakeFirst();
  return -Number(numDeletedRows);
};
