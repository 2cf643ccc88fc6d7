import { z } from 'zod';
import { instant } from '../shapes.ts';

export const orderStatuses = ['unpaid', 'paid', 'cancelled', 'expired', 'refunding', 'refunded'] as const;
export const invoiceStatuses = ['none', 'submitted', 'issuing', 'issued', 'rejected'] as const;
export const orderKinds = ['vip', 'veg_vip', 'report', 'data', 'custom'] as const;

/** Yuan with two decimals, as text. */
const money = z.string().regex(/^\d+\.\d{2}$/);

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
      /** The data product that is bought. */
      product_id: z.string().optional(),
    }),
  ),
  amount: money,
  discount: money,
  points_used: z.number().int(),
  pay_amount: money,
  status: z.enum(orderStatuses),
  pay_method: z.enum(['wechat', 'alipay']).nullable(),
  created_at: instant,
  /** End of the time to pay. */
  expires_at: instant,
  paid_at: instant.nullable(),
  invoice_status: z.enum(invoiceStatuses),
  benefit: z.object({ from: instant, to: instant }).nullable(),
  remark: z.string(),
});

export type Order = z.output<typeof order>;
export type OrderStatus = (typeof orderStatuses)[number];
export type InvoiceStatus = (typeof invoiceStatuses)[number];
export type OrderKind = (typeof orderKinds)[number];
