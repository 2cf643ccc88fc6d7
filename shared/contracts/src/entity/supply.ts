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

/** A posting as shown on a card. Fields without a value are null. */
export const supplyPosting = z.object({
  id: z.string(),
  kind: supplyKind,
  title: z.string(),
  product: z.string(),
  variety: z.string().nullable(),
  spec: z.string().nullable(),
  qty: z.number(),
  qty_unit: quantityUnit,
  /** Null if negotiable (面议). */
  price: z.number().nullable(),
  price_unit: supplyPriceUnit.nullable(),
  /** The price in 元/公斤; null if the unit is not a weight. */
  price_kg: z.number().nullable(),
  negotiable: z.boolean(),
  /** Newest wholesale price of the product in 元/公斤, of its best documented market. */
  wholesale: z.object({ avg: z.number(), date: day, market: z.string() }).nullable(),
  adcode: z.string(),
  place: z.string(),
  origin: z.string().nullable(),
  /** Last day of display. */
  expires_at: day,
  /** Days until then; 0 on the day itself. */
  days_left: z.number().int(),
  images: z.array(z.object({ fid: z.string(), url: z.string() })),
  contact: z.string(),
  mobile_masked: z.string(),
  views: z.number().int(),
  /** How often the phone number was revealed. */
  contacts: z.number().int(),
  status: supplyState,
  /** Why an operator rejected it or took it down; visible to owner and operators only. */
  reject_reason: z.string().nullable(),
  is_owner: z.boolean(),
  sample: z.boolean(),
  created_at: instant,
  /** Time of publication; null before. */
  published_at: instant.nullable(),
});

export const supplyDetail = supplyPosting.extend({
  desc: z.string(),
  /** Only for its owner, or with `reveal` for a member with remaining views today. */
  mobile: z.string().nullable(),
  /** Remaining views of phone numbers for this member today; null if none was requested. */
  reveals_left: z.number().int().nullable(),
  /** Wholesale price of the product, if available. */
  ref_price: priceRow.nullable(),
  /** Incremented by every change of its owner; decisions and changes must name the revision they are based on. */
  revision: z.number().int(),
});

/** The messages between the owner of a posting and one member; phone numbers are not part of it. */
export const supplyThread = z.object({
  /** Identifies the thread: the member who began it. */
  asker: z.string(),
  nickname: z.string(),
  /** Oldest first. */
  messages: z.array(z.object({ id: z.string(), own: z.boolean(), content: z.string(), created_at: instant })),
});

export const reportReason = z.enum(['false', 'phone', 'fraud', 'banned', 'gone', 'other'], '请选择举报原因');

/** A posting for operators. */
export const supplyReview = supplyDetail.omit({ ref_price: true, reveals_left: true, wholesale: true }).extend({
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
  /** The reported message; null if the posting was reported. */
  message: z.string().nullable(),
  reason: reportReason,
  detail: z.string(),
  /** Masked number of the reporter. */
  member: z.string(),
  status: z.enum(['new', 'done']),
  note: z.string(),
  created_at: instant,
  handled_at: instant.nullable(),
  handled_by: z.string(),
});

export type SupplyPosting = z.output<typeof supplyPosting>;
export type SupplyDetail = z.output<typeof supplyDetail>;
export type SupplyThread = z.output<typeof supplyThread>;
export type SupplyReview = z.output<typeof supplyReview>;
export type SupplyReport = z.output<typeof supplyReport>;
