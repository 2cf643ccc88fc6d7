import type { ParsedRequestFor } from '@bee/contracts/operations';
import type { ReviewedQuote } from '@bee/contracts/resource/market-data';
import { marketDataStates } from '@bee/domain/market-data';
import { scoreTasks } from '@bee/domain/score-tasks';
import { touchTags } from '../../../../cache/tag.repository.ts';
import type { Db, Tx } from '../../../../db/schema.ts';
import { transact } from '../../../../db/transact.ts';
import { Conflict, InvalidInput, NotFound } from '../../../../http/errors.ts';
import type { CallContext } from '../../../../http/route.ts';
import { uidOf } from '../../../../http/viewer.ts';
import { marketProductLink } from '../../../../page-links.ts';
import { grantScoreWithin, sendMessage } from '../../../identity/index.ts';
import { presentReviewedQuote } from '../model/market-data.presenter.ts';
import { changeReviewed, findQuote } from '../store/market-data.repository.ts';

type ReviewRequest = ParsedRequestFor<'ops/setMarketDataStatus'>;

/**
 * Publishes or rejects a quote. If two operators decide at the same time, the second gets an error. Points and message
 * are written in the same transaction.
 */
export const setMarketDataStatus = async (
  db: Db,
  { id, status, reason }: ReviewRequest,
  context: Pick<CallContext, 'viewer' | 'now'>,
): Promise<ReviewedQuote> => {
  if (status === 'rejected' && !reason) throw new InvalidInput('请写明原因，会员会看到', 'reason');
  const operator = uidOf(context);
  const { now } = context;
  const changed = await transact(db, async (tx) => {
    const said = status === 'rejected' ? reason : '';
    const row = await changeReviewed(tx, id, { status, reason: said, reviewed_by: operator, reviewed_at: now });
    if (!row) return false;
    if (status === 'approved') await reward(tx, row.uid, id, now);
    await notifyMember(tx, row, { status, reason }, now);
    await touchTags(tx, ['prices:member-quotes'], status === 'rejected' ? 'withdrawn' : 'edited');
    return true;
  });
  const item = await findQuote(db, id);
  if (!item) throw new NotFound('这条报价不存在');
  if (!changed) {
    const who = item.reviewed_by ? `（${item.reviewed_by}）` : '';
    throw new Conflict(`这条报价现在是“${marketDataStates[item.status]}”${who}，请刷新列表`);
  }
  return presentReviewedQuote(item);
};

const reward = (tx: Tx, uid: number, id: string, now: Date) => {
  const { source, title, score } = scoreTasks.quote;
  return grantScoreWithin(tx, { uid, source, title, score, biz: { type: 'quote', id }, now });
};

type NotifiedQuote = { uid: number; id: string; group_name: string; product: string; market: string; date: string };

const notifyMember = (
  tx: Tx,
  { uid, id, group_name, product, market, date }: NotifiedQuote,
  { status, reason }: Pick<ReviewRequest, 'status' | 'reason'>,
  now: Date,
) => {
  const what = `${market} ${date} 的${product}报价`;
  const approved = status === 'approved';
  return sendMessage(tx, {
    uid,
    key: `market-data:${id}:${status}`,
    kind: 'quote',
    title: approved ? `报价已通过：${product} · ${market}` : `报价未通过：${product} · ${market}`,
    body: approved
      ? `您对${what}已通过审核，在品种行情页的“会员报价”中显示，获得 ${scoreTasks.quote.score} 积分。`
      : `您对${what}没有通过审核，原因：${reason}`,
    link: marketProductLink(group_name, product),
    now,
  });
};
