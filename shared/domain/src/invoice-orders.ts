import type { Order, OrderKind } from '@bee/contracts/resource/order';
import { type Fen, fenOf } from './money.ts';

/** Days after the payment within which an invoice may be asked for. */
export const DAYS_TO_INVOICE = 365;
/** Orders of one invoice; the contract takes no more. */
export const MAX_INVOICE_ORDERS = 50;

export type InvoiceableOrder = Pick<Order, 'status' | 'pay_amount' | 'refunded' | 'paid_at'> & {
  /** In an invoice that holds. */
  invoiced: boolean;
  /** A refund is on its way. */
  refunding: boolean;
};

/** Of an order, what an invoice is about. */
export const invoiceAmount = ({ pay_amount, refunded }: Pick<Order, 'pay_amount' | 'refunded'>): Fen =>
  fenOf(pay_amount) - fenOf(refunded);

/** Why an order cannot be invoiced, as it is told to its member; null when it can. */
export const whyNotInvoiced = (order: InvoiceableOrder, now: Date): string | null => {
  if (order.status === 'unpaid') return '尚未支付';
  if (order.status === 'refunding' || (order.status === 'paid' && order.refunding)) return '正在退款';
  if (order.status === 'refunded') return '已经退款';
  if (order.status !== 'paid' || order.paid_at === null) return '没有支付';
  if (order.invoiced) return '已申请过发票';
  if (invoiceAmount(order) <= 0) return '没有可以开票的金额';
  if (now.getTime() - Date.parse(order.paid_at) > DAYS_TO_INVOICE * 86_400_000)
    return `支付已超过 ${DAYS_TO_INVOICE} 天`;
  return null;
};

const SOLD: Record<OrderKind, string> = {
  vip: '会员服务费',
  veg_vip: '会员服务费',
  report: '研究报告',
  data: '数据服务费',
  custom: '技术咨询服务费',
};

/** What an invoice over orders of these kinds says was sold. */
export const invoiceContent = (kinds: readonly OrderKind[]): string =>
  [...new Set(kinds.map((kind) => SOLD[kind]))].join('、');
