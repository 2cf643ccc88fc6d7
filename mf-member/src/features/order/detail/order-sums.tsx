import type { OrderDetail } from '@bee/contracts/resource/order';
import { formatInstant } from '@bee/domain/format';
import { KeyValueList, Section } from '@bee/ui/content';
import { payMethods } from '../../../parts/pay-method.ts';
import { invoiceStates } from '../order-item.tsx';

/** Totals: amount, payment and refunds. */
export const OrderSums = ({ order }: { order: OrderDetail }) => {
  const { amount, discount, points_used: points, pay_amount, refunded, paid_at, pay_method, invoice_status } = order;
  return (
    <Section title="金额与支付">
      <KeyValueList
        columns={2}
        items={[
          { label: '商品金额', value: amount, unit: '元' },
          { label: '积分抵扣', value: points > 0 ? `−${discount} 元（${points} 积分）` : '未使用' },
          { label: paid_at ? '实付' : '应付', value: <strong>{pay_amount}</strong>, unit: '元' },
          { label: '已退款', value: Number(refunded) > 0 ? `${refunded} 元` : '无' },
          { label: '支付方式', value: pay_method ? payMethods[pay_method] : null },
          { label: '支付时间', value: paid_at ? formatInstant(paid_at) : null },
          { label: '下单时间', value: formatInstant(order.created_at) },
          { label: '发票', value: invoiceStates[invoice_status] ?? '未申请' },
        ]}
      />
    </Section>
  );
};
