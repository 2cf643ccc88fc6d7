import { z } from 'zod';
import { instant } from '../shapes.ts';
import { money } from './money.ts';

export const customOrderKind = z.enum(['report', 'data'], '请选择定制报告或定制数据');
export const customOrderState = z.enum(['new', 'contacted', 'done', 'declined'], '没有这种状态');

/** A custom order as operators see it. */
export const customOrder = z.object({
  id: z.string(),
  no: z.string(),
  kind: customOrderKind,
  title: z.string(),
  industry: z.string(),
  region: z.string(),
  period: z.string(),
  fields: z.string(),
  deliver: z.string(),
  budget: z.string(),
  /** `YYYY-MM-DD`; empty without one. */
  deadline: z.string(),
  company: z.string(),
  contact: z.string(),
  mobile: z.string(),
  remark: z.string(),
  /** The quoted price; null before the quote. */
  price: money.nullable(),
  files: z.array(z.object({ fid: z.string(), name: z.string(), size: z.number().int() })),
  /** Masked number of the member who ordered; empty for a visitor. */
  member: z.string(),
  status: customOrderState,
  created_at: instant,
  /** All state changes with the operator, oldest first. */
  steps: z.array(
    z.object({
      status: customOrderState,
      /** Nickname; empty when the account is deleted. */
      operator: z.string(),
      note: z.string(),
      at: instant,
    }),
  ),
});

export type CustomOrder = z.output<typeof customOrder>;
