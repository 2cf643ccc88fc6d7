import { z } from 'zod';
import { instant } from '../shapes.ts';
import { invoiceStatuses } from './invoice.ts';
import { money } from './money.ts';
import { payMethods } from './payment.ts';
import { refund } from './refund.ts';

export const orderStatuses = ['unpaid', 'paid', 'cancelled', 'expired', 'refunding', 'refunded'] as const;
export const orderKinds = ['vip', 'veg_vip', 'report', 'data', 'custom'] as const;

export const order = z.object({
  id: z.string(),
  no: z.string(),
  kind: z.enum(orderKinds),
  items: z.array(
    z.object({
      title: z.string(),
      spec: z.string(),
      qty: z.number().int(),
      price: money,
      /** Id of the purchased report, data product or custom order. */
      product_id: z.string().optional(),
    }),
  ),
  amount: money,
  /** Discount from points. */
  discount: money,
  points_used: z.number().int(),
  pay_amount: money,
  /** Refunded part of `pay_amount`. */
  refunded: money,
  status: z.enum(orderStatuses),
  pay_method: z.enum(payMethods).nullable(),
  created_at: instant,
  /** Payment deadline. */
  expires_at: instant,
  paid_at: instant.nullable(),
  invoice_status: z.enum(invoiceStatuses),
  benefit: z.object({ from: instant, to: instant }).nullable(),
  remark: z.string(),
});

/** An order with its history. `now`: server time, from which the remaining time is computed. */
export const orderDetail = order.extend({
  /** Oldest first. */
  steps: z.array(z.object({ status: z.enum(orderStatuses), text: z.string(), at: instant })),
  now: instant,
  cancel_reason: z.string(),
  /** Newest first. */
  refunds: z.array(refund),
  /** The current invoice, or the last rejected one. */
  invoice_id: z.string().nullable(),
  /** The page of the purchased item; null if it has none, or no longer. */
  link: z.object({ page: z.string(), params: z.record(z.string(), z.string()) }).nullable(),
  /** The report or data set has been removed. */
  withdrawn: z.boolean(),
});

export type Order = z.output<typeof order>;
export type OrderDetail = z.output<typeof orderDetail>;
export type OrderStatus = (typeof orderStatuses)[number];
export type OrderKind = (typeof orderKinds)[number];
