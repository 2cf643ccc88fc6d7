import type { InvoiceStatus, Order } from '@bee/contracts/resource/order';
import { formatDay, formatInstant } from '@bee/domain/format';
import { Card, Price } from '@bee/ui/content';
import { OrderStatusTag, orderKinds } from '../../parts/order-status.tsx';

const invoices: Partial<Record<InvoiceStatus, string>> = {
  submitted: '发票已申请',
  issuing: '发票开具中',
  issued: '发票已开具',
  rejected: '发票申请被退回',
};
const payMethods = { wechat: '微信支付', alipay: '支付宝' };

/** One order: when, what, how much, where it stands. */
export const OrderItem = ({ order }: { order: Order }) => (
  <Card className="member-purchase">
    <p className="member-purchase-head bee-num">
      <span>{formatInstant(order.created_at)}</span>
      <span>订单号 {order.no}</span>
      <span>{orderKinds[order.kind]}</span>
      <OrderStatusTag status={order.status} />
    </p>
    <div className="member-purchase-body">
      <ul>
        {order.items.map(({ title, spec, qty }) => (
          <li key={`${title} ${spec}`}>
            <strong>{title}</strong> {spec}
            {qty > 1 ? ` × ${qty}` : null}
          </li>
        ))}
      </ul>
      <p className="member-purchase-sum">
        <Price value={order.pay_amount} unit="元" />
        <small>{order.pay_method ? payMethods[order.pay_method] : null}</small>
      </p>
    </div>
    <Facts order={order} />
  </Card>
);

const Facts = ({ order }: { order: Order }) => {
  const { status, expires_at, benefit, invoice_status, points_used } = order;
  const facts = [
    status === 'unpaid' && `请在 ${formatInstant(expires_at)} 前支付`,
    benefit && `权益期 ${formatDay(benefit.from)}至${formatDay(benefit.to)}`,
    points_used > 0 && `使用 ${points_used} 积分`,
    invoices[invoice_status],
  ].filter((fact): fact is string => Boolean(fact));
  if (facts.length === 0) return null;
  return <p className="member-purchase-facts bee-num">{facts.join(' · ')}</p>;
};
