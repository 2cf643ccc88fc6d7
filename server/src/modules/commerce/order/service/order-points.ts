import type { Tx } from '../../../../db/schema.ts';
import { grantScoreWithin } from '../../../identity/index.ts';
import type { PurchaseRow } from '../store/member-lock.ts';

type Paid = Pick<PurchaseRow, 'id' | 'uid' | 'no' | 'points_used'>;

/** Each move applies at most once per order: the ledger accepts a business record only once per source. */
const moves = {
  spend: { biz: 'order', title: '订单抵扣', sign: -1 },
  /** The order was cancelled or expired. */
  giveBack: { biz: 'order-closed', title: '订单关闭退还', sign: 1 },
  /** The order was paid after it had expired. */
  spendAgain: { biz: 'order-reopened', title: '订单恢复抵扣', sign: -1 },
  refund: { biz: 'order-refunded', title: '订单退款退还', sign: 1 },
} as const;

/** @returns false, with nothing changed, if the balance is insufficient */
export const movePointsOf = async (
  tx: Tx,
  { id, uid, no, points_used }: Paid,
  move: keyof typeof moves,
  now: Date,
): Promise<boolean> => {
  if (points_used === 0) return true;
  const { biz, title, sign } = moves[move];
  const score = sign * points_used;
  return grantScoreWithin(tx, { uid, source: 'order', title: `${title}（${no}）`, score, biz: { type: biz, id }, now });
};
