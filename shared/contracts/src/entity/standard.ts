import { z } from 'zod';
import { day, source } from '../shapes.ts';

/** 国标、行标、地标、团标、企标、国际。 */
export const standardTypes = ['gb', 'hb', 'db', 'tb', 'qb', 'intl'] as const;
export const standardStatuses = ['current', 'pending', 'repealed', 'draft'] as const;

/** A reference to another standard; `id` is null if it is not in the database. */
const standardRef = z.object({ id: z.string().nullable(), code: z.string() });

export const standardRow = z.object({
  id: z.string(),
  code: z.string(),
  title: z.string(),
  type: z.enum(standardTypes),
  status: z.enum(standardStatuses),
  issued_at: day.nullable(),
  effective_at: day.nullable(),
  repealed_at: day.nullable(),
  /** Days from today, for a pending one. */
  days_to_effect: z.number().int().nullable(),
  replaces: z.array(standardRef),
  replaced_by: z.array(standardRef),
  category: z.string().nullable(),
  sample: z.boolean(),
});

/** A standard of a replacement chain. `depth` is relative to the shown one: negative is older, positive newer. */
const chainLink = standardRow.pick({ code: true, issued_at: true, effective_at: true, repealed_at: true }).extend({
  /** Null, like title and status, if only the number is known. */
  id: z.string().nullable(),
  title: z.string().nullable(),
  status: z.enum(standardStatuses).nullable(),
  scope: z.string().nullable(),
  depth: z.number().int(),
});

export const limitKinds = ['农药', '兽药', '重金属', '真菌毒素', '微生物', '添加剂', '其他'] as const;
export const limitAuthorities = ['GB', 'Codex'] as const;

export const limit = z.object({
  id: z.string(),
  /** The subject of the limit: the food itself or a group that contains it. */
  food: z.string(),
  food_code: z.string(),
  /** The food as worded by the source, if more specific: 牛（泌乳期禁用）. */
  food_text: z.string(),
  /** From the category down to `food`. */
  group_path: z.array(z.string()),
  substance: z.string(),
  substance_id: z.string(),
  kind: z.enum(limitKinds),
  /** Null if the source has no number; `value_text` then has its wording. */
  value: z.number().nullable(),
  value_text: z.string(),
  unit: z.string().nullable(),
  authority: z.enum(limitAuthorities),
  /** The level at which the limit is set. */
  via: z.enum(['食品', '亚类', '类别']),
  /** False if a more specific level of the same authority has its own limit. */
  applies: z.boolean(),
  clause: z.string().nullable(),
  note: z.string().nullable(),
  standard: standardRef.extend({ status: z.enum(standardStatuses).nullable() }).nullable(),
  source_name: z.string(),
  sample: z.boolean(),
});

export const standard = standardRow.extend({
  title_en: z.string().nullable(),
  /** 强制性、推荐性、指导性. */
  level: z.string().nullable(),
  adopted: z.object({ org: z.string(), code: z.string(), degree: z.string() }).nullable(),
  ics: z.array(z.string()),
  ccs: z.string().nullable(),
  issuer: z.string().nullable(),
  committee: z.string().nullable(),
  drafters: z.array(z.string()),
  scope: z.string().nullable(),
  products: z.array(z.string()),
  /** All predecessors and successors, oldest first, including itself; a cycle is cut. */
  chain: z.array(chainLink),
  /** The standard in force at the end of its chain; null if it is in force itself or has no successor. */
  successor: standardRef.nullable(),
  limits: z.array(limit),
  limit_total: z.number().int(),
  related: z.array(standardRow),
  official_url: z.string(),
  /** GB/T 7714, without access date and address. */
  citation: z.string(),
  source,
});

/** Standards in force for one product, for other pages. */
export const productStandards = z.object({
  /** The name under which they were found. */
  name: z.string(),
  list: z.array(standardRow.pick({ id: true, code: true, title: true, type: true, status: true, effective_at: true })),
  total: z.number().int(),
  /** Limits that apply to it as a food; null if the limit finder does not have it. */
  limits: z.object({ food: z.string(), total: z.number().int() }).nullable(),
  sample: z.boolean(),
});

export type StandardType = (typeof standardTypes)[number];
export type StandardStatus = (typeof standardStatuses)[number];
export type StandardRow = z.output<typeof standardRow>;
export type Standard = z.output<typeof standard>;
export type ChainLink = z.output<typeof chainLink>;
export type LimitKind = (typeof limitKinds)[number];
export type LimitAuthority = (typeof limitAuthorities)[number];
export type Limit = z.output<typeof limit>;
export type ProductStandards = z.output<typeof productStandards>;
