import type { Order, OrderKind } from '@bee/contracts/resource/order';
import { DAY_MS } from './calendar-day.ts';
import { type Fen, fenOf } from './money.ts';

/** Days after payment within which an invoice can be requested. */
export const DAYS_TO_INVOICE = 365;
/** Maximum orders per invoice, as limited by the contract. */
export const MAX_INVOICE_ORDERS = 50;

export type InvoiceableOrder = Pick<Order, 'status' | 'pay_amount' | 'refunded' | 'paid_at'> & {
  /** Included in a live invoice. */
  invoiced: boolean;
  /** A refund is pending. */
  refunding: boolean;
};

/** Amount to invoice for an order. */
export const invoiceAmount = ({ pay_amount, refunded }: Pick<Order, 'pay_amount' | 'refunded'>): Fen =>
  fenOf(pay_amount) - fenOf(refunded);

/** Why an order cannot be invoiced, as a message for the member; null if it can. */
export const whyNotInvoiced = (order: InvoiceableOrder, now: Date): string | null => {
  if (order.status === 'unpaid') return '尚未支付';
  if (order.status === 'refunding' || (order.status === 'paid' && order.refunding)) return '正在退款';
  if (order.status === 'refunded') return '已经退款';
  if (order.status !== 'paid' || order.paid_at === null) return '没有支付';
  if (order.invoiced) return '已申请过发票';
  if (invoiceAmount(order) <= 0) return '没有可以开票的金额';
  if (now.getTime() - Date.parse(order.paid_at) > DAYS_TO_INVOICE * DAY_MS) return `支付已超过 ${DAYS_TO_INVOICE} 天`;
  return null;
};

const SOLD: Record<OrderKind, string> = {
  vip: '会员服务费',
  veg_vip: '会员服务费',
  report: '研究报告',
  data: '数据服务费',
  custom: '技术咨询服务费',
};

/** Name of the goods on an invoice for orders of these kinds. */
export const invoiceContent = (kinds: readonly OrderKind[]): string =>
  [...new Set(kinds.map((kind) => SOLD[kind]))].join('、');
