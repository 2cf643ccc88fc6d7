import type { Order, OrderDetail } from '@bee/contracts/resource/order';
import { DAY_MS } from '@bee/domain/calendar-day';
import { formatDay } from '@bee/domain/format';
import { DAYS_TO_INVOICE } from '@bee/domain/invoice-orders';
import { isLive } from '@bee/domain/invoice-state';
import { DAYS_TO_REFUND } from '@bee/domain/order-state';

/** The term of a membership continues during a refund review; other benefits are suspended. */
export const isMembership = ({ kind }: Pick<Order, 'kind'>): boolean => kind === 'vip' || kind === 'veg_vip';

/** The term that an order granted; a refund has revoked it. */
export const termText = ({ benefit, status }: Pick<Order, 'benefit' | 'status'>): string => {
  if (!benefit) return '';
  return status === 'refunded' ? '已退款收回' : `${formatDay(benefit.from)}至${formatDay(benefit.to)}`;
};

/** For display only; the server decides. */
export const mayInvoice = (order: Pick<Order, 'status' | 'invoice_status' | 'paid_at'>, now: string): boolean =>
  order.status === 'paid' &&
  !isLive(order.invoice_status) &&
  Date.parse(now) - Date.parse(order.paid_at ?? '') <= DAYS_TO_INVOICE * DAY_MS;

/** Deadline of a refund request; null if it is not refundable. For display only; the server decides. */
export const refundableUntil = (order: OrderDetail): string | null => {
  if (order.status !== 'paid' || !order.paid_at || isLive(order.invoice_status)) return null;
  const end = Date.parse(order.paid_at) + DAYS_TO_REFUND * DAY_MS;
  return end > Date.parse(order.now) ? new Date(end).toISOString() : null;
};

/** A refund request that no operator has processed yet. */
export const isWithdrawable = ({ status, refunds }: OrderDetail): boolean =>
  status === 'refunding' && refunds.some((refund) => refund.cause === 'member' && refund.status === 'requested');
