import type { RefundReview } from '@bee/contracts/entity/refund';
import { formatInstant } from '@bee/domain/format';
import { refundStates } from '@bee/domain/payment-state';
import { payMethods } from '../../parts/pay-method.ts';
import { Copied } from './copied.tsx';
import { invoiceWord } from './invoice-word.ts';
import { refundCauses } from './refund-words.ts';
import { reviewAddress } from './review-query.ts';

export const refundFacts = (item: RefundReview) => {
  const { order_no: no, status, handled_by, done_at } = item;
  return [
    { label: '订单号', value: <Copied label="订单号" value={no} /> },
    {
      label: '商品',
      value: (
        <>
          {item.order_title} <a href={reviewAddress('purchase', { q: no, p: 1 })}>查看订单</a>
        </>
      ),
    },
    { label: '会员', value: item.member || '账号已注销' },
    { label: '状态', value: `${refundStates[status]}${handled_by ? `（${handled_by}）` : ''}` },
    { label: '退款金额', value: item.amount, unit: '元' },
    { label: '订单实付', value: item.pay_amount, unit: '元' },
    { label: '此前已退', value: item.refunded, unit: '元' },
    { label: '退回方式', value: payMethods[item.method] },
    { label: '来由', value: refundCauses[item.cause] },
    { label: '原因', value: item.reason || '没有说明' },
    { label: '发票', value: invoiceWord(item.invoice_status) },
    { label: '申请时间', value: formatInstant(item.created_at) },
    ...(done_at ? [{ label: '结束时间', value: formatInstant(done_at) }] : []),
    ...(item.note ? [{ label: '处理说明', value: item.note }] : []),
  ];
};
