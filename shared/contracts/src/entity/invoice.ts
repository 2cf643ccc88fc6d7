import { z } from 'zod';
import { instant } from '../shapes.ts';
import { money } from './money.ts';

/** Of an order: `none` until asked for. An invoice itself is never `none`. */
export const invoiceStatuses = ['none', 'submitted', 'issuing', 'issued', 'rejected'] as const;
export const invoiceTypes = ['normal', 'special'] as const;
export const titleKinds = ['person', 'company'] as const;

/** Who an invoice is made out to. */
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
  /** What it says was sold. */
  content: z.string(),
  email: z.string(),
  mobile: z.string(),
  remark: z.string(),
  status: z.enum(['submitted', 'issuing', 'issued', 'rejected']),
  reject_reason: z.string(),
  /** The PDF, for `file/getFileToken`; null before it is issued. */
  fid: z.string().nullable(),
  submitted_at: instant,
  issued_at: instant.nullable(),
});

/** As operators see it. */
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
