import { touchTags } from '../../../../cache/tag.repository.ts';
import type { Db, Tx } from '../../../../db/schema.ts';
import { transact } from '../../../../db/transact.ts';
import { NotFound } from '../../../../http/errors.ts';
import type { CallContext } from '../../../../http/route.ts';
import { uidOf } from '../../../../http/viewer.ts';
import { eraseComment, findWritten, lockThreads, recountReplies } from '../store/write-comment.repository.ts';

type Caller = Pick<CallContext, 'viewer'>;

/** @returns whether a placeholder remains because the comment has replies */
export const deleteComment = async (db: Db, id: string, who: Caller): Promise<{ id: string; tombstone: boolean }> => {
  const uid = uidOf(who);
  const tombstone = await transact(db, (tx) => eraseOwn(tx, [Number(id)], uid));
  return { id, tombstone: tombstone[0] ?? false };
};

/** Deletes all of the comments or none. @returns the number of deleted comments */
export const deleteComments = async (db: Db, ids: readonly string[], who: Caller): Promise<number> => {
  const uid = uidOf(who);
  const wanted = [...new Set(ids.map(Number))];
  await transact(db, (tx) => eraseOwn(tx, wanted, uid));
  return wanted.length;
};

/** @throws NotFound also for comments of other members */
const eraseOwn = async (tx: Tx, ids: readonly number[], uid: number): Promise<boolean[]> => {
  const found = await Promise.all(ids.map((id) => findWritten(tx, id)));
  await lockThreads(
    tx,
    found.flatMap((one) => (one ? [one.root_id ?? one.id] : [])),
  );
  const tombstones: boolean[] = [];
  for (const id of ids) {
    const own = await findWritten(tx, id);
    if (!own || own.uid !== uid || own.status === 'deleted')
      throw new NotFound(
        ids.length > 1
          ? `编号 ${id} 的评论不存在、已删除或不是您发表的，没有删除任何一条；请刷新后重新选择`
          : '这条评论不存在、已删除或不是您发表的，请刷新页面',
      );
    const { reply_count } = await eraseComment(tx, id);
    await recountReplies(tx, own);
    tombstones.push(reply_count > 0);
  }
  await touchTags(tx, ['encyclopedia:comments'], 'withdrawn');
  return tombstones;
};
