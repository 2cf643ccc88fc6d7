import type { OrderDetail } from '@bee/contracts/resource/order';
import { KeyValueList, Section } from '@bee/ui/content';
import { linkHref } from '../../../parts/link-href.ts';
import { OrderNumber } from '../../../parts/order-number.tsx';
import { orderKinds } from '../../../parts/order-status.tsx';
import { termText } from '../order-rights.ts';
import '../order-detail.css';

/** The ordered items. */
export const OrderItems = ({ order }: { order: OrderDetail }) => {
  const to = order.link && linkHref(order.link);
  return (
    <Section title="商品">
      <ul className="member-goods">
        {order.items.map(({ title, spec, qty, price }) => (
          <li key={`${title} ${spec}`}>
            <span>
              {to ? <a href={to}>{title}</a> : <strong>{title}</strong>}
              <small>
                {orderKinds[order.kind]} · {spec} × {qty}
              </small>
            </span>
            <span className="bee-num">¥{price}</span>
          </li>
        ))}
      </ul>
      <KeyValueList
        columns={1}
        items={[
          { label: '订单号', value: <OrderNumber no={order.no} /> },
          ...(order.benefit ? [{ label: '权益期', value: termText(order) }] : []),
          ...(order.remark ? [{ label: '备注', value: order.remark }] : []),
        ]}
      />
    </Section>
  );
};
