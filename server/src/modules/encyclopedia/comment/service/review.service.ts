import type { ReviewedComment } from '@bee/contracts/entity/comment';
import type { ParsedRequestFor } from '@bee/contracts/operations';
import { commentQueues } from '@bee/domain/comment';
import { touchTags } from '../../../../cache/tag.repository.ts';
import type { Db } from '../../../../db/schema.ts';
import { transact } from '../../../../db/transact.ts';
import { Conflict, InvalidInput, NotFound } from '../../../../http/errors.ts';
import type { CallContext } from '../../../../http/route.ts';
import { uidOf } from '../../../../http/viewer.ts';
import { rewardComment } from '../../../identity/index.ts';
import { notifyAnswered, notifyReviewed } from '../store/notify-author.ts';
import { changeReviewed, closeReports, findReview, namesOf } from '../store/review.repository.ts';
import { findWritten, lockThreads, recountReplies, type WrittenComment } from '../store/write-comment.repository.ts';

type Request = ParsedRequestFor<'ops/reviewBaikeComment'>;
type Action = Request['action'];

const DECISIONS: Record<Action, { from: WrittenComment['status']; to: WrittenComment['status']; word: string }> = {
  approve: { from: 'pending', to: 'online', word: '通过' },
  reject: { from: 'pending', to: 'rejected', word: '驳回' },
  takedown: { from: 'online', to: 'rejected', word: '撤下' },
  keep: { from: 'online', to: 'online', word: '保留' },
};

/**
 * If two operators decide at the same time, the second gets an error. Counters, messages and reports are updated in the
 * same transaction.
 */
export const reviewComment = async (
  db: Db,
  { id, action, reason }: Request,
  context: Pick<CallContext, 'viewer' | 'now' | 'today'>,
): Promise<ReviewedComment> => {
  const { from, word } = DECISIONS[action];
  const needsReason = action === 'reject' || action === 'takedown';
  if (needsReason && reason === '') throw new InvalidInput(`请填写${word}原因，作者会看到`, 'reason');
  const made = await decide(db, Number(id), { action, reason: needsReason ? reason : '' }, context);
  const item = await findReview(db, Number(id));
  if (!item) throw new NotFound('这条评论不存在，可能已被作者删除，请刷新列表');
  if (!made) {
    const who = item.reviewed_by ? `（${item.reviewed_by}）` : '';
    const state = item.status === from ? '没有待处理的举报' : `现在是“${commentQueues[item.status]}”${who}`;
    throw new Conflict(`这条评论${state}，不能${word}，请刷新列表`);
  }
  return item;
};

const decide = (
  db: Db,
  id: number,
  { action, reason }: { action: Action; reason: string },
  context: Pick<CallContext, 'viewer' | 'now' | 'today'>,
): Promise<boolean> =>
  transact(db, async (tx) => {
    const { from, to } = DECISIONS[action];
    const known = await findWritten(tx, id);
    if (!known) return false;
    await lockThreads(tx, [known.root_id ?? id]);
    const isClosed = await closeReports(tx, id);
    if (action === 'keep' && !isClosed) return false;
    const review = { status: to, reason, reviewed_by: uidOf(context), reviewed_at: context.now };
    const row = await changeReviewed(tx, id, from, review);
    if (!row) return false;
    await recountReplies(tx, row);
    if (action === 'keep') return true;
    const { title, nickname } = await namesOf(tx, row);
    const earned = action === 'approve' && (await rewardComment(tx, row.uid, id, context));
    await notifyReviewed(tx, { ...row, title }, { action, reason, earned }, context.now);
    if (action === 'approve') await notifyAnswered(tx, row, nickname, context.now);
    if (action !== 'reject')
      await touchTags(tx, ['encyclopedia:comments'], action === 'approve' ? 'edited' : 'withdrawn');
    return true;
  });
