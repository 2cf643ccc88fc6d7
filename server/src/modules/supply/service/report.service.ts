import { Conflict, InvalidInput, NotFound, TooMany } from '../../../http/errors.ts';
import type { CallContext, ServiceOf } from '../../../http/route.ts';
import { uidOf } from '../../../http/viewer.ts';
import { consumeRateLimit } from '../../../limits/rate-limit.repository.ts';
import { allowToSee } from '../model/supply.policy.ts';
import { findReceived } from '../store/message.repository.ts';
import { findPosting } from '../store/posting.repository.ts';
import { changeReport, findReport, saveReport } from '../store/report.repository.ts';

const REPORTS_PER_DAY = 20;

export const reportPosting: ServiceOf<
  'vegetable/supplyDemandReport',
  [context: Pick<CallContext, 'viewer' | 'now' | 'today'>]
> = async (db, { id, message, reason, detail }, { viewer, now, today }) => {
  const uid = uidOf({ viewer });
  const message_id = message === undefined ? null : ((await findReceived(db, { id, message, uid })) ?? null);
  if (message !== undefined && message_id === null) throw new NotFound('没有收到过这条私信，请刷新页面后重试');
  const posting = message_id === null ? allowToSee(await findPosting(db, id, today), viewer) : null;
  if (posting?.uid === uid) throw new InvalidInput('这是您自己发布的信息；不想展示时请在“我的供需”里关闭');
  if (reason === 'other' && detail === '') throw new InvalidInput('补充说明：选择“其他”时请说明情况', 'detail');
  const { count } = await consumeRateLimit(db, `supply-report:${uid}:${today}`, 86_400, now);
  if (count > REPORTS_PER_DAY)
    throw new TooMany(`今天已举报 ${REPORTS_PER_DAY} 次，请明天再试，或通过意见反馈联系我们`);
  await saveReport(db, { posting_id: id, message_id, uid, reason, detail, created_at: now });
  return { id };
};

export const setReportStatus: ServiceOf<
  'ops/setSupplyReportStatus',
  [context: Pick<CallContext, 'viewer' | 'now'>]
> = async (db, { id, status, note }, context) => {
  if (!/^\d{1,15}$/.test(id)) throw new NotFound('这条举报不存在');
  const operator = uidOf(context);
  const changed = await changeReport(db, Number(id), { status, note, operator, now: context.now });
  const item = await findReport(db, Number(id));
  if (!item) throw new NotFound('这条举报不存在，信息可能已被删除');
  if (!changed)
    throw new Conflict(
      status === 'done'
        ? `这条举报已由${item.handled_by || '其他运营人员'}处理，请刷新列表`
        : '这条举报已经是未处理，请刷新列表',
    );
  return item;
};
