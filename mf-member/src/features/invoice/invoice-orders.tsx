import type { Order } from '@bee/contracts/resource/order';
import { invoiceAmount } from '@bee/domain/invoice-orders';
import { yuanText } from '@bee/domain/money';
import { type Column, DataTable, Price, Section } from '@bee/ui/content';
import { orderKinds, orderTitle } from '../../parts/order-status.tsx';

const columns: Column<Order>[] = [
  {
    key: 'title',
    title: '内容',
    cell: (order) => (
      <>
        {orderTitle(order)} <small className="member-invoice-note">{orderKinds[order.kind]}</small>
      </>
    ),
  },
  { key: 'no', title: '订单号', cell: ({ no }) => <span className="bee-num">{no}</span> },
  {
    key: 'amount',
    title: '开票金额',
    unit: '元',
    numeric: true,
    cell: (order) => <Price value={yuanText(invoiceAmount(order))} />,
  },
];

export const InvoiceOrders = ({ orders, total }: { orders: Order[]; total: string }) => (
  <Section title="开票订单" note={`${orders.length} 个`}>
    <DataTable columns={columns} rows={orders} rowKey={({ id }) => id} caption="开票订单" hideCaption />
    <p className="member-invoice-total">
      合计 <Price value={total} unit="元" size="large" />
    </p>
  </Section>
);
