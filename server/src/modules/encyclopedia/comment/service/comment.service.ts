import type { Comment } from '@bee/contracts/entity/comment';
import { commentKinds } from '@bee/domain/comment';
import { groupBy } from '@bee/domain/group-by';
import type { Db } from '../../../../db/schema.ts';
import { NotFound } from '../../../../http/errors.ts';
import type { CallContext, ServiceOf } from '../../../../http/route.ts';
import { uidOrNull } from '../../../../http/viewer.ts';
import { entryExists } from '../../store/baike.repository.ts';
import { presentComment, presentThread } from '../model/comment.presenter.ts';
import {
  type CommentRow,
  countRoots,
  findComment,
  listFirstReplies,
  listReplies,
  listRoots,
  type Reader,
} from '../store/comment.repository.ts';

type Caller = Pick<CallContext, 'viewer' | 'now'>;

const REPLIES_SHOWN = 3;

export const readerOf = ({ viewer, now }: Caller): Reader => ({ uid: uidOrNull(viewer), now });

export const listThreads: ServiceOf<'baike/commentLists', [who: Caller]> = async (db, request, who) => {
  const { baike_id, kind, page, limit, c } = request;
  if (!(await entryExists(db, baike_id))) throw new NotFound('没有这个百科条目，可能已被合并；请搜索名称查找');
  const reader = readerOf(who);
  const [roots, counts, focus] = await Promise.all([
    listRoots(db, request, reader),
    countRoots(db, baike_id, reader.uid),
    c === undefined ? null : findThread(db, Number(c), baike_id, reader),
  ]);
  const replies = await firstReplies(db, roots, reader);
  const counted = counts.filter((one) => kind === undefined || one.kind === kind);
  return {
    list: roots.map((root) => presentThread(root, replies.get(root.id) ?? [], REPLIES_SHOWN, reader.uid)),
    total: counted.reduce((sum, { count }) => sum + count, 0),
    page,
    limit,
    facets: { kind: counts.map((one) => ({ value: one.kind, label: commentKinds[one.kind], count: one.count })) },
    updated_at: counts.map(({ newest }) => newest).reduce((a, b) => (a && b && a > b ? a : (b ?? a)), null),
    focus,
  };
};

const firstReplies = async (
  db: Db,
  roots: readonly CommentRow[],
  reader: Reader,
): Promise<Map<number | null, CommentRow[]>> => {
  const rows = await listFirstReplies(
    db,
    roots.map(({ id }) => id),
    REPLIES_SHOWN + 1,
    reader,
  );
  return groupBy(rows, ({ root_id }) => root_id);
};

/**
 * The thread of a comment. For a reply it contains the root and that reply only; the other replies are loaded from the
 * start.
 */
const findThread = async (db: Db, id: number, baikeId: string, reader: Reader): Promise<Comment | null> => {
  const found = await findComment(db, id, reader);
  if (found?.baike_id !== baikeId) return null;
  if (found.root_id === null)
    return presentThread(found, (await firstReplies(db, [found], reader)).get(id) ?? [], REPLIES_SHOWN, reader.uid);
  const root = await findComment(db, found.root_id, reader);
  if (!root) return null;
  const alone = root.reply_count <= 1;
  return {
    ...presentComment(root, reader.uid),
    replies: [presentComment(found, reader.uid)],
    replies_next: alone ? null : '0',
  };
};

export const nextReplies: ServiceOf<'baike/getNextComment', [who: Caller]> = async (
  db,
  { comment_id, cursor = '0', limit },
  who,
) => {
  const reader = readerOf(who);
  const root = await findComment(db, Number(comment_id), reader);
  if (!root) throw new NotFound('这条评论不存在或已删除，请刷新页面');
  const rows = await listReplies(db, { root: root.id, after: Number(cursor), limit: limit + 1 }, reader);
  const list = rows.slice(0, limit).map((row) => presentComment(row, reader.uid));
  return { list, next_cursor: rows.length > limit ? (list.at(-1)?.id ?? null) : null };
};
