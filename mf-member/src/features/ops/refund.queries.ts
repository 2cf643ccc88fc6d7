import type { RefundReview } from '@bee/contracts/entity/refund';
import { confirm } from '@bee/platform';
import { payMethods } from '../../lib/pay-method.ts';
import { useListChange } from './use-list-change.ts';

/** Each function resolves to whether it succeeded. */
export const useRefundReview = ({ id, order_no: no, amount: asked, member, method }: RefundReview) => {
  const { send, busy, refusal } = useListChange('ops/reviewRefund', 'ops/getRefundList');
  const approve = async (amount: string, note: string) => {
    const sure = await confirm({
      title: '同意退款',
      content: `从订单 ${no} 退回 ${amount} 元给会员 ${member || '（账号已注销）'}${amount === asked ? '' : `（申请 ${asked} 元）`}？款项退回${payMethods[method]}，同意后不能撤回。`,
      confirmText: `退款 ${amount} 元`,
    });
    return sure && send({ id, action: 'approve', amount, note }, `已同意，${amount} 元将原路退回`);
  };
  const reject = async (note: string) => {
    const sure = await confirm({
      title: '拒绝退款',
      content: `拒绝订单 ${no} 的 ${asked} 元退款？会员会看到原因：${note}`,
      confirmText: '拒绝',
    });
    return sure && send({ id, action: 'reject', note }, `已拒绝订单 ${no} 的退款，会员会看到原因`);
  };
  const retry = () => send({ id, action: 'retry' }, `订单 ${no} 的 ${asked} 元将再退一次`);
  return { approve, reject, retry, busy, refusal };
};
