import type { OrderDetail } from '@bee/contracts/resource/order';
import { href } from '@bee/platform';
import { Card, Empty, LinkButton } from '@bee/ui/content';
import { buyAgainHref } from '../buy-again.ts';
import type { PaymentState } from './use-payment-status.ts';
import '../order-detail.css';
import '../../../components/buying.css';

const titles: Partial<Record<PaymentState['status'], string>> = {
  cancelled: '订单已取消',
  expired: '订单已过期',
  refunding: '订单正在退款',
  refunded: '订单已退款',
};

/** An order that can no longer be paid, and what happens to a late payment. */
export function ClosedPanel({ order, state }: { order: OrderDetail; state: PaymentState }) {
  const again = buyAgainHref(order);
  const isClosed = state.status === 'cancelled' || state.status === 'expired';
  return (
    <Card>
      <Empty
        title={titles[state.status]}
        action={
          <div className="member-acts is-center">
            {again && isClosed ? (
              <LinkButton kind="primary" size="small" href={again}>
                重新下单
              </LinkButton>
            ) : null}
            <LinkButton size="small" href={href('user/order/detail', { id: order.id })}>
              查看订单
            </LinkButton>
          </div>
        }
      >
        {why(state)}
      </Empty>
    </Card>
  );
}

const why = ({ status, refund }: PaymentState): string => {
  if (refund === 'late') return '您的付款在订单关闭之后才到账，已自动原路退回，一般 1 至 3 个工作日到账。';
  if (status === 'expired')
    return '超过了支付时间，订单已关闭；用了积分的，积分已退回。关闭之后才到账的款项会自动退回或补开。';
  if (status === 'cancelled') return '订单已关闭；用了积分的，积分已退回。关闭之后才到账的款项会自动原路退回。';
  if (status === 'refunding') return '退款申请正在处理，进度见订单详情。';
  return '款项已原路退回，明细见订单详情。';
};
