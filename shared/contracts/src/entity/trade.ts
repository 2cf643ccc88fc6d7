import { z } from 'zod';
import { day, source } from '../shapes.ts';
import { link } from './link.ts';

/** Imports to China at CIF values, exports at FOB values. */
export const tradeFlow = z.enum(['import', 'export'], '方向应为 import（进口）或 export（出口）');
export const tradeFreq = z.enum(['M', 'Y'], '频率应为 M（月）或 Y（年）');

/**
 * Chapter, heading, subheading, national code (8) and national subdivision (10); digits as in an edition of the tariff.
 */
export const hsCode = z
  .string()
  .trim()
  .regex(/^\d+$/, 'HS 编码只含数字，例如 08106000')
  .refine((code) => [2, 4, 6, 8, 10].includes(code.length), 'HS 编码应为 2、4、6、8 或 10 位');

/** `2025` or `2025-02`. */
export const tradePeriod = z.string().regex(/^\d{4}(-(0[1-9]|1[0-2]))?$/, '时期应写成 2025 或 2025-02 的样子');

/** Why a cell is not final: provisional, revised, or confidential (its numbers are then null). */
export const tradeFlag = z.enum(['prov', 'rev', 'conf']);

export const country = z.object({
  /** ISO 3166 alpha-2; the customs' own number is a separate field. */
  code: z.string(),
  iso3: z.string(),
  customs_code: z.string().nullable(),
  name: z.string(),
  en: z.string(),
  continent: z.string().nullable(),
});

export const port = z.object({
  code: z.string(),
  name: z.string(),
  customs: z.string().nullable(),
  adcode: z.string().nullable(),
  type: z.enum(['sea', 'air', 'land', 'rail', 'river']).nullable(),
});

/** A node of the HS tree. */
export const hsNode = z.object({
  code: z.string(),
  level: z.number().int(),
  name: z.string(),
  en: z.string().nullable(),
  unit: z.string().nullable(),
  unit2: z.string().nullable(),
  children: z.number().int(),
  valid_from: z.number().int(),
  /** Last edition with the code; null while it is in force. */
  valid_to: z.number().int().nullable(),
  /** Imports and exports of the newest twelve months, US$; null without records. */
  import_usd: z.number().nullable(),
  export_usd: z.number().nullable(),
  to: link.nullable(),
});

/** A product of the directory, by its common name; its figures combine all of its codes. */
export const tradeProductCard = z.object({
  name: z.string(),
  alias: z.array(z.string()),
  cate: z.string(),
  hs: z.array(z.string()),
  import_usd: z.number().nullable(),
  export_usd: z.number().nullable(),
  /** Percent change from the twelve months before. */
  import_yoy: z.number().nullable(),
  export_yoy: z.number().nullable(),
  to: link,
});

/**
 * Figures of a month, a year or twelve months; the unit price is null if the quantity is too small to be meaningful.
 */
export const tradeFigures = z.object({
  period: z.string(),
  flow: tradeFlow,
  value_basis: z.enum(['CIF', 'FOB']),
  value_usd: z.number().nullable(),
  value_cny: z.number().nullable(),
  qty: z.number().nullable(),
  unit: z.string().nullable(),
  /** US$ per `unit`. */
  unit_price: z.number().nullable(),
  /** Percent change from the same period of the year before. */
  yoy_value: z.number().nullable(),
  yoy_qty: z.number().nullable(),
  flag: tradeFlag.nullable(),
});

/** The share of a partner, port or product in a figure. */
export const tradeShare = z.object({
  code: z.string(),
  name: z.string(),
  value_usd: z.number(),
  /** Percent of the total. */
  share: z.number(),
  yoy: z.number().nullable(),
  to: link.nullable(),
});

/** A month of a series: US$, quantity, unit price; a month without a record is null and shown as a gap. */
export const tradePoint = z.tuple([
  z.string(),
  z.number().nullable(),
  z.number().nullable(),
  z.number().nullable(),
  tradeFlag.nullable(),
]);

export const permitStatus = z.enum(['allowed', 'suspended', 'conditional', 'none']);

/** Whether a country may export a product to China. */
export const permit = z.object({
  origin: z.string(),
  origin_name: z.string(),
  product: z.string(),
  latin: z.string().nullable(),
  en: z.string().nullable(),
  status: permitStatus,
  since: day.nullable(),
  suspended_at: day.nullable(),
  conditions: z.array(z.string()),
  registration_required: z.boolean(),
  quarantine_permit_required: z.boolean(),
  protocol: z.object({ title: z.string(), url: z.string().nullable(), date: day.nullable() }).nullable(),
  history: z.array(z.object({ date: day, status: permitStatus, note: z.string() })),
  source,
  to: link,
});

export const tariffKind = z.enum(['mfn', 'agreement', 'ldc', 'provisional', 'general', 'quota', 'additional']);

export const tariffRate = z.object({
  kind: tariffKind,
  /** Displayed title: 最惠国, 协定：RCEP, 特惠 … */
  title: z.string(),
  /** Wording of the tariff: `5%`, `0`, `1.2 元/千克`. */
  rate_text: z.string(),
  rate_pct: z.number().nullable(),
  specific: z.object({ amount: z.number(), per_unit: z.string() }).nullable(),
  /** Countries to which it applies, ISO alpha-2; empty if it applies to all. */
  origins: z.array(z.string()),
  quota: z.enum(['in', 'out']).nullable(),
  valid_from: day,
  valid_to: day.nullable(),
  basis: z.string(),
  /** Whether it applies to the requested origin; null without an origin. */
  eligible: z.boolean().nullable(),
});

export const tariff = z.object({
  hs: z.string(),
  name: z.string(),
  year: z.number().int(),
  rates: z.array(tariffRate),
  vat_pct: z.number().nullable(),
  consumption_pct: z.number().nullable(),
  export_rebate_pct: z.number().nullable(),
  /** Licences and other documents required by customs. */
  supervision: z.array(z.object({ code: z.string(), title: z.string() })),
  inspection: z.array(z.object({ code: z.string(), title: z.string() })),
  /** 申报要素. */
  elements: z.array(z.string()),
  source,
});

export const supervisePlace = z.object({
  id: z.string(),
  name: z.string(),
  cate: z.string(),
  customs: z.string(),
  port: z.string().nullable(),
  adcode: z.string(),
  address: z.string(),
  lng: z.number().nullable(),
  lat: z.number().nullable(),
  status: z.enum(['active', 'suspended']),
  approved_at: day.nullable(),
  source,
});

export type TradeFlow = z.output<typeof tradeFlow>;
export type TradeFreq = z.output<typeof tradeFreq>;
export type Country = z.output<typeof country>;
export type Port = z.output<typeof port>;
export type HsNode = z.output<typeof hsNode>;
export type TradeProductCard = z.output<typeof tradeProductCard>;
export type TradeFigures = z.output<typeof tradeFigures>;
export type TradeShare = z.output<typeof tradeShare>;
export type TradePoint = z.output<typeof tradePoint>;
export type Permit = z.output<typeof permit>;
export type PermitStatus = z.output<typeof permitStatus>;
export type TariffRate = z.output<typeof tariffRate>;
export type Tariff = z.output<typeof tariff>;
export type SupervisePlace = z.output<typeof supervisePlace>;
