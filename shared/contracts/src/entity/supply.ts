import { z } from 'zod';
import { day, instant } from '../shapes.ts';
import { priceRow } from './price.ts';

export const supplyKind = z.enum(['supply', 'demand'], '请选择供应或求购');
export const supplyState = z.enum(
  ['draft', 'pending', 'online', 'paused', 'rejected', 'done', 'expired', 'closed'],
  '没有这种状态',
);
export const quantityUnit = z.enum(['公斤', '斤', '吨', '箱', '袋', '筐', '件', '车'], '请选择数量单位');
export const supplyPriceUnit = z.enum(
  ['元/公斤', '元/斤', '元/吨', '元/箱', '元/袋', '元/筐', '元/件', '元/车'],
  '请选择价格单位',
);

/** A posting as a card shows it. What its owner left empty is null. */
export const supplyPosting = z.object({
  id: z.string(),
  kind: supplyKind,
  title: z.string(),
  product: z.string(),
  variety: z.string().nullable(),
  spec: z.string().nullable(),
  qty: z.number(),
  qty_unit: quantityUnit,
  /** Null where it is to be agreed (面议). */
  price: z.number().nullable(),
  price_unit: supplyPriceUnit.nullable(),
  /** The same in 元/公斤; null where the unit is no weight. */
  price_kg: z.number().nullable(),
  negotiable: z.boolean(),
  adcode: z.string(),
  place: z.string(),
  origin: z.string().nullable(),
  /** Last day on which it is shown. */
  expires_at: day,
  /** Days from today to that day; 0 on the day itself. */
  days_left: z.number().int(),
  images: z.array(z.object({ fid: z.string(), url: z.string() })),
  contact: z.string(),
  mobile_masked: z.string(),
  views: z.number().int(),
  /** How often the number was asked for. */
  contacts: z.number().int(),
  status: supplyState,
  /** Why an operator refused it or took it down; only its owner and operators see it. */
  reject_reason: z.string().nullable(),
  is_owner: z.boolean(),
  sample: z.boolean(),
  created_at: instant,
  /** When it came online; null before. */
  published_at: instant.nullable(),
});

export const supplyDetail = supplyPosting.extend({
  desc: z.string(),
  /** Only for its owner, or with `reveal` for a member who has views left today. */
  mobile: z.string().nullable(),
  /** How many more numbers this member may see today; null where none was asked for. */
  reveals_left: z.number().int().nullable(),
  /** Wholesale price of the product, where it has one. */
  ref_price: priceRow.nullable(),
  /** Raised by every change of its owner; a decision, and the next change, name the one they were made on. */
  revision: z.number().int(),
});

export const reportReason = z.enum(['false', 'phone', 'fraud', 'banned', 'gone', 'other'], '请选择举报原因');

/** A posting as operators see it. */
export const supplyReview = supplyDetail.omit({ ref_price: true, reveals_left: true }).extend({
  mobile: z.string(),
  /** Masked number of the member. */
  member: z.string(),
  reports: z.number().int(),
  reviewed_by: z.string(),
  reviewed_at: instant.nullable(),
});

export const supplyReport = z.object({
  id: z.string(),
  posting_id: z.string(),
  title: z.string(),
  posting_status: supplyState,
  reason: reportReason,
  detail: z.string(),
  /** Masked number of who reported. */
  member: z.string(),
  status: z.enum(['new', 'done']),
  note: z.string(),
  created_at: instant,
  handled_at: instant.nullable(),
  handled_by: z.string(),
});

export type SupplyPosting = z.output<typeof supplyPosting>;
export type SupplyDetail = z.output<typeof supplyDetail>;
export type SupplyReview = z.output<typeof supplyReview>;
export type SupplyReport = z.output<typeof supplyReport>;
