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
      /** What is bought: id of the report, data product or custom order. */
      product_id: z.string().optional(),
    }),
  ),
  amount: money,
  /** What points take off. */
  discount: money,
  points_used: z.number().int(),
  pay_amount: money,
  /** Of `pay_amount`, what has gone back. */
  refunded: money,
  status: z.enum(orderStatuses),
  pay_method: z.enum(payMethods).nullable(),
  created_at: instant,
  /** End of the time to pay. */
  expires_at: instant,
  paid_at: instant.nullable(),
  invoice_status: z.enum(invoiceStatuses),
  benefit: z.object({ from: instant, to: instant }).nullable(),
  remark: z.string(),
});

/** An order with all that has happened to it. `now`: of the server, against which the time to pay is counted. */
export const orderDetail = order.extend({
  /** The oldest first. */
  steps: z.array(z.object({ status: z.enum(orderStatuses), text: z.string(), at: instant })),
  now: instant,
  cancel_reason: z.string(),
  /** The newest first. */
  refunds: z.array(refund),
  /** The one that holds now, or was rejected last. */
  invoice_id: z.string().nullable(),
  /** The page of what was bought; null where it has none, or has it no more. */
  link: z.object({ page: z.string(), params: z.record(z.string(), z.string()) }).nullable(),
  /** The report or data set is no longer there. */
  withdrawn: z.boolean(),
});

export type Order = z.output<typeof order>;
export type OrderDetail = z.output<typeof orderDetail>;
export type OrderStatus = (typeof orderStatuses)[number];
export type OrderKind = (typeof orderKinds)[number];
