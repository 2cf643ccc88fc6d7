import { z } from 'zod';
import { instant } from '../shapes.ts';
import { money } from './money.ts';

/** State of an invoice: `reversed` is an issued one that was reversed by a red-letter invoice. */
export const ownInvoiceStatuses = ['submitted', 'issuing', 'issued', 'rejected', 'reversed'] as const;
/** Invoice state of an order: `none` until it is requested. */
export const invoiceStatuses = ['none', ...ownInvoiceStatuses] as const;
export const invoiceTypes = ['normal', 'special'] as const;
export const titleKinds = ['person', 'company'] as const;

/** Recipient of an invoice. */
export const invoiceTitle = z.object({
  id: z.string(),
  kind: z.enum(titleKinds),
  title: z.string(),
  tax_no: z.string(),
  address: z.string(),
  phone: z.string(),
  bank: z.string(),
  account: z.string(),
  is_default: z.boolean(),
});

export const invoice = z.object({
  id: z.string(),
  /** Number of the issued invoice; empty before. */
  no: z.string(),
  orders: z.array(z.object({ id: z.string(), no: z.string(), title: z.string(), amount: money })),
  amount: money,
  type: z.enum(invoiceTypes),
  title: invoiceTitle.omit({ id: true, is_default: true }),
  /** Description of the sold goods. */
  content: z.string(),
  email: z.string(),
  mobile: z.string(),
  remark: z.string(),
  status: z.enum(ownInvoiceStatuses),
  /** Why it was rejected or reversed. */
  reject_reason: z.string(),
  /** The PDF, for `file/getFileToken`; null unless it is issued and not reversed. */
  fid: z.string().nullable(),
  submitted_at: instant,
  issued_at: instant.nullable(),
  /** Number of the red-letter invoice; empty unless reversed. */
  red_no: z.string(),
  /** PDF of the red-letter invoice. */
  red_fid: z.string().nullable(),
  reversed_at: instant.nullable(),
});

/** For operators. */
export const invoiceReview = invoice.extend({
  /** Masked number. */
  member: z.string(),
  handled_by: z.string(),
});

export type InvoiceTitle = z.output<typeof invoiceTitle>;
export type Invoice = z.output<typeof invoice>;
export type InvoiceReview = z.output<typeof invoiceReview>;
export type InvoiceStatus = (typeof invoiceStatuses)[number];
export type InvoiceType = (typeof invoiceTypes)[number];
export type TitleKind = (typeof titleKinds)[number];
