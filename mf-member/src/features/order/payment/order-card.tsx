import type { OrderDetail } from '@bee/contracts/resource/order';
import { Card } from '@bee/ui/content';
import { OrderNumber } from '../../../components/order-number.tsx';
import { orderKinds, orderTitle } from '../../../components/order-status.tsx';
import '../payment.css';
import '../../../components/buying.css';

/** The ordered item and its amount. */
export function OrderCard({ order }: { order: OrderDetail }) {
  return (
    <Card className="member-pay-order">
      <div>
        <p className="member-pay-title">
          <strong>{orderTitle(order)}</strong> {order.items[0]?.spec}
        </p>
        <p className="member-quiet-line">
          {orderKinds[order.kind]} · 订单号 <OrderNumber no={order.no} />
        </p>
        {order.points_used > 0 ? (
          <p className="member-quiet-line bee-num">
            商品 ¥{order.amount} − {order.points_used} 积分抵扣 ¥{order.discount}
          </p>
        ) : null}
      </div>
      <p className="member-pay-amount">
        <small>应付</small>
        <strong className="bee-num">¥{order.pay_amount}</strong>
      </p>
    </Card>
  );
}
