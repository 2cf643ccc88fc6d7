import type { InvoiceStatus } from '@bee/contracts/resource/invoice';
import type { Order } from '@bee/contracts/resource/order';
import { formatInstant } from '@bee/domain/format';
import { href } from '@bee/platform';
import { Button, Card, LinkButton, Price } from '@bee/ui/content';
import { useState } from 'react';
import { OrderStatusTag, orderKinds, orderTitle } from '../../components/order-status.tsx';
import { TimeLeft } from '../../components/time-left.tsx';
import { payMethods } from '../../lib/pay-method.ts';
import { buyAgainHref } from './buy-again.ts';
import { CancelOrder } from './cancel-order.tsx';
import { isMembership, mayInvoice, termText } from './order-rights.ts';
import './order-detail.css';
import './order-list.css';
import '../../components/buying.css';

export const invoiceStates: Partial<Record<InvoiceStatus, string>> = {
  submitted: '发票已申请',
  issuing: '发票开具中',
  issued: '发票已开具',
  rejected: '发票申请被退回',
  reversed: '发票已红冲',
};

type OrderItemProps = {
  order: Order;
  /** Deadline of the payment, by this browser's clock. */
  until: number;
};

/** One order: date, items, amount, state and actions. */
export function OrderItem({ order, until }: OrderItemProps) {
  return (
    <Card>
      <p className="member-record-head bee-num">
        <span>{formatInstant(order.created_at)}</span>
        <span>订单号 {order.no}</span>
        <span>{orderKinds[order.kind]}</span>
        <OrderStatusTag status={order.status} />
      </p>
      <div className="member-purchase-body">
        <ul>
          {order.items.map(({ title, spec, qty }) => (
            <li key={`${title} ${spec}`}>
              <a href={href('user/order/detail', { id: order.id })}>
                <strong>{title}</strong> {spec}
                {qty > 1 ? ` × ${qty}` : null}
              </a>
            </li>
          ))}
        </ul>
        <p className="member-purchase-sum">
          <Price value={order.pay_amount} unit="元" />
          <small>{order.pay_method ? payMethods[order.pay_method] : null}</small>
        </p>
      </div>
      <div className="member-purchase-foot">
        <Facts order={order} until={until} />
        <Acts order={order} />
      </div>
    </Card>
  );
}

function Facts({ order, until }: OrderItemProps) {
  const { status, expires_at, benefit, invoice_status, points_used } = order;
  const facts = [
    status === 'unpaid' && `请在 ${formatInstant(expires_at)} 前支付`,
    benefit && `权益期 ${termText(order)}`,
    points_used > 0 && `使用 ${points_used} 积分`,
    invoiceStates[invoice_status],
  ].filter((fact): fact is string => Boolean(fact));
  return (
    <p className="member-purchase-facts bee-num">
      {status === 'unpaid' ? (
        <>
          剩余 <TimeLeft until={until} />
          {' · '}
        </>
      ) : null}
      {facts.join(' · ')}
    </p>
  );
}

function Acts({ order }: Pick<OrderItemProps, 'order'>) {
  const { id, status } = order;
  const [isCancelling, setCancelling] = useState(false);
  const again = buyAgainHref(order);
  const isOver = status === 'cancelled' || status === 'expired' || status === 'refunded';
  const renews = status === 'paid' && isMembership(order);
  const name = orderTitle(order);
  return (
    <div className="member-acts is-end">
      {status === 'unpaid' ? (
        <>
          <Button aria-label={`取消订单：${name}`} onClick={() => setCancelling(true)}>
            取消订单
          </Button>
          <LinkButton kind="primary" href={href('user/order/payment', { id })}>
            去支付
          </LinkButton>
        </>
      ) : null}
      {mayInvoice(order, new Date().toISOString()) ? (
        <LinkButton href={href('user/order/invoice_form', { ids: id })}>申请发票</LinkButton>
      ) : null}
      {again && (isOver || renews) ? <LinkButton href={again}>{renews ? '续费' : '再次购买'}</LinkButton> : null}
      {status === 'unpaid' ? null : (
        <LinkButton href={href('user/order/detail', { id })} aria-label={`查看详情：${name}`}>
          查看详情
        </LinkButton>
      )}
      {isCancelling ? <CancelOrder order={order} onClose={() => setCancelling(false)} /> : null}
    </div>
  );
}
