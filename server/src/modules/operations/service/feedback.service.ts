import type { FeedbackItem } from '@bee/contracts/resource/ops';
import { Conflict, NotFound } from '../../../http/errors.ts';
import type { CallContext, ServiceOf } from '../../../http/route.ts';
import { uidOf } from '../../../http/viewer.ts';
import { changeFeedback, findFeedback } from '../store/feedback.repository.ts';

/** Closing records the operator and time. Reopening clears both and retains the note unless a new note is given. */
export const setFeedbackStatus: ServiceOf<
  'ops/setFeedbackStatus',
  [context: Pick<CallContext, 'viewer' | 'now'>]
> = async (db, { id, status, note }, context) => {
  if (!/^\d{1,15}$/.test(id)) throw new NotFound('这条反馈不存在');
  const operator = uidOf(context);
  const changed = await changeFeedback(db, Number(id), { status, note, operator, now: context.now });
  const item = await findFeedback(db, Number(id));
  if (!item) throw new NotFound('这条反馈不存在');
  if (!changed) throw new Conflict(status === 'done' ? closedBy(item) : '这条反馈已经是未处理，请刷新列表');
  return item;
};

const closedBy = ({ handled_by }: FeedbackItem): string =>
  `这条反馈已由${handled_by || '其他运营人员'}处理，请刷新列表`;
