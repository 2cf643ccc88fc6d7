import { InvalidInput, NotFound, TooMany } from '../../../../http/errors.ts';
import type { CallContext, ServiceOf } from '../../../../http/route.ts';
import { uidOf } from '../../../../http/viewer.ts';
import { consumeRateLimit } from '../../../../limits/rate-limit.repository.ts';
import { saveReport } from '../store/review.repository.ts';
import { findWritten } from '../store/write-comment.repository.ts';

const REPORTS_PER_DAY = 20;

/**
 * A repeated report by the same member on the same comment replaces the earlier report and reopens it if it was
 * handled.
 */
export const reportComment: ServiceOf<
  'baike/reportComment',
  [context: Pick<CallContext, 'viewer' | 'now' | 'today'>]
> = async (db, { id, reason, detail }, { viewer, now, today }) => {
  const uid = uidOf({ viewer });
  const comment = await findWritten(db, Number(id));
  if (comment?.status !== 'online') throw new NotFound('这条评论不存在或已删除，请刷新页面');
  if (comment.uid === uid) throw new InvalidInput('这是您自己发表的评论；不想展示时请直接删除');
  if (reason === 'other' && detail === '') throw new InvalidInput('补充说明：选择“其他”时请说明情况', 'detail');
  const { count } = await consumeRateLimit(db, `baike-report:${uid}:${today}`, 86_400, now);
  if (count > REPORTS_PER_DAY)
    throw new TooMany(`今天已举报 ${REPORTS_PER_DAY} 次，请明天再试，或通过意见反馈联系我们`);
  await saveReport(db, { comment_id: comment.id, uid, reason, detail, created_at: now });
  return { id };
};
