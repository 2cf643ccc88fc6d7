import type { OrderKind, OrderStatus } from '@bee/contracts/resource/order';
import type { PurchaseReview } from '@bee/contracts/resource/purchase-review';
import { confirm, useApiQuery } from '@bee/platform';
import type { ReviewRequest } from './review-query.ts';
import { useListChange } from './use-list-change.ts';

/** Always refetched: members and payment providers change the list. */
export const usePurchaseList = (request: ReviewRequest<OrderStatus, OrderKind>) =>
  useApiQuery('ops/getPurchaseList', request, { keepPrevious: true, raw: true, staleTime: 0 });

/** Resolves to whether it succeeded. */
export const useStartRefund = ({ id, no, member }: PurchaseReview) => {
  const { send, busy } = useListChange('ops/startRefund', 'ops/getPurchaseList');
  const start = async (amount: string, reason: string) => {
    const sure = await confirm({
      title: '发起退款',
      content: `从订单 ${no} 退回 ${amount} 元给会员 ${member || '（账号已注销）'}？款项原路退回，发起后不能撤回。`,
      confirmText: `退款 ${amount} 元`,
    });
    return sure && send({ order_id: id, amount, reason }, `订单 ${no} 已发起退款 ${amount} 元`);
  };
  return { start, busy };
};
