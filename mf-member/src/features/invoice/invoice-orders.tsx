import type { Order } from '@bee/contracts/resource/order';
import { invoiceAmount } from '@bee/domain/invoice-orders';
import { yuanText } from '@bee/domain/money';
import { Price, Section } from '@bee/ui/content';
import { orderKinds, orderTitle } from '../../parts/order-status.tsx';
import './invoice.css';

/** The invoiced orders with their amounts. */
export const InvoiceOrders = ({ orders, total }: { orders: Order[]; total: string }) => (
  <Section title="开票订单" note={`${orders.length} 个`}>
    <ul className="member-invoice-chosen" aria-label="开票订单">
      {orders.map((order) => (
        <li key={order.id}>
          <span className="member-invoice-what">
            <strong>{orderTitle(order)}</strong>
            <small>
              <span>{orderKinds[order.kind]}</span>
              <span className="bee-num">订单号 {order.no}</span>
            </small>
          </span>
          <Price value={yuanText(invoiceAmount(order))} unit="元" />
        </li>
      ))}
    </ul>
    <p className="member-invoice-total">
      合计 <Price value={total} unit="元" size="large" />
    </p>
  </Section>
);
