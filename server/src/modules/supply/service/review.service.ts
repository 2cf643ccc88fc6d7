import type { SupplyReview } from '@bee/contracts/entity/supply';
import { type SupplyState, supplyStates } from '@bee/domain/supply';
import { touchTags } from '../../../cache/tag.repository.ts';
import { transact } from '../../../db/transact.ts';
import { Conflict, InvalidInput, NotFound } from '../../../http/errors.ts';
import type { CallContext, ServiceOf } from '../../../http/route.ts';
import { uidOf } from '../../../http/viewer.ts';
import { shownTags } from '../model/supply-tags.ts';
import { decide, findReview } from '../store/review.repository.ts';

const DECISIONS: Record<'approve' | 'reject' | 'takedown', { from: SupplyState[]; to: SupplyState; word: string }> = {
  approve: { from: ['pending'], to: 'online', word: '通过' },
  reject: { from: ['pending'], to: 'rejected', word: '驳回' },
  takedown: { from: ['online', 'paused'], to: 'closed', word: '下架' },
};

export const reviewPosting: ServiceOf<
  'ops/reviewSupply',
  [context: Pick<CallContext, 'viewer' | 'now' | 'today'>]
> = async (db, { id, action, reason, revision }, context) => {
  const { from, to, word } = DECISIONS[action];
  if (action !== 'approve' && reason === '') throw new InvalidInput(`请填写${word}原因，发布人会看到`, 'reason');
  const { now, today } = context;
  const operator = uidOf(context);
  const kept = action === 'approve' ? '' : reason;
  const made = await transact(db, async (tx) => {
    const isDecided = await decide(tx, id, { from, to, revision, reason: kept, operator, now, today });
    if (isDecided && action !== 'reject')
      await touchTags(tx, shownTags(id), action === 'approve' ? 'edited' : 'withdrawn');
    return isDecided;
  });
  const item = await findReview(db, id, today);
  if (!item) throw new NotFound('这条供需信息不存在，可能已被发布人删除');
  if (!made) throw new Conflict(refusal(item, from, revision, word));
  return item;
};

const refusal = (item: SupplyReview, from: SupplyState[], revision: number, word: string): string => {
  if (!from.includes(item.status)) {
    const who = item.reviewed_by ? `（${item.reviewed_by}）` : '';
    return `“${item.title}”现在是“${supplyStates[item.status]}”${who}，不能${word}，请刷新列表`;
  }
  if (item.revision !== revision) return `“${item.title}”刚被发布人修改过，请看过新内容再决定`;
  return `“${item.title}”的有效期已过，请驳回并请发布人改期`;
};
