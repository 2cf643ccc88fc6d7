import type { PurchaseReview } from '@bee/contracts/resource/purchase-review';
import { confirm } from '@bee/platform';
import { useListChange } from './use-list-change.ts';

/** Resolves to whether it succeeded. */
export const useStartRefund = ({ id, no, member }: PurchaseReview) => {
  const { send, busy, refusal } = useListChange('ops/startRefund', 'ops/getPurchaseList');
  const start = async (amount: string, reason: string) => {
    const sure = await confirm({
      title: '发起退款',
      content: `从订单 ${no} 退回 ${amount} 元给会员 ${member || '（账号已注销）'}？款项原路退回，发起后不能撤回。`,
      confirmText: `退款 ${amount} 元`,
    });
    return sure && send({ order_id: id, amount, reason }, `订单 ${no} 已发起退款 ${amount} 元`);
  };
  return { start, busy, refusal };
};
