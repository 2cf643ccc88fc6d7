import { transact } from '../../../../db/transact.ts';
import { NotFound } from '../../../../http/errors.ts';
import type { CallContext, ServiceOf } from '../../../../http/route.ts';
import { uidOf } from '../../../../http/viewer.ts';
import { addLike, countLikes, lockComment, removeLike } from '../store/like.repository.ts';

/** Idempotent; the like and the counter are updated in one transaction. */
export const likeComment: ServiceOf<'baike/likeComment', [who: Pick<CallContext, 'viewer'>]> = async (
  db,
  { id, action },
  who,
) => {
  const uid = uidOf(who);
  const liked = action === 'like';
  const likes = await transact(db, async (tx) => {
    const comment = await lockComment(tx, Number(id));
    if (comment?.status !== 'online') throw new NotFound('这条评论不存在或已删除，请刷新页面');
    const changed = liked ? await addLike(tx, Number(id), uid) : await removeLike(tx, Number(id), uid);
    return countLikes(tx, Number(id), changed);
  });
  return { id, likes, liked };
};
