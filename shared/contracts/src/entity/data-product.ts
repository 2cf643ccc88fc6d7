import { z } from 'zod';
import { accessBlock, day, source } from '../shapes.ts';

export const productFormats = ['csv', 'xlsx', 'zip'] as const;
export const productLevels = ['public', 'login', 'vip', 'buy'] as const;
/** 日、周、月、季、年、不定期。 */
export const productFreqs = ['D', 'W', 'M', 'Q', 'Y', 'irregular'] as const;
export const fieldTypes = ['text', 'number', 'date', 'region'] as const;

/** Yuan with two decimals, as text; null if it is not for sale. */
const price = z
  .string()
  .regex(/^\d+\.\d{2}$/)
  .nullable();

/** `id` is null for a word that is not a tag of the site. */
const productTag = z.object({ id: z.string().nullable(), title: z.string() });

export const dataProductCard = z.object({
  id: z.string(),
  title: z.string(),
  /** Null when the cover is generated. */
  cover: z.string().nullable(),
  summary: z.string(),
  cate: z.object({ id: z.string(), title: z.string() }),
  tags: z.array(productTag),
  /** Of the newest release, over all files that are readable as tables. */
  rows: z.number().int(),
  fields: z.number().int(),
  freq: z.enum(productFreqs),
  /** First and last period in the data, in its notation: 2019, 2024-06, 2024-06-30. */
  from: z.string().nullable(),
  to: z.string().nullable(),
  /** 全国 31 个省. */
  geo: z.string(),
  updated_at: day,
  formats: z.array(z.enum(productFormats)),
  files: z.number().int(),
  price,
  access: z.enum(productLevels),
  sales: z.number().int(),
  sample: z.boolean(),
});

export const productField = z.object({
  /** As in the header of the file. */
  field: z.string(),
  title: z.string(),
  type: z.enum(fieldTypes),
  unit: z.string().nullable(),
  desc: z.string().nullable(),
  /** Percentage of rows with a value; one decimal. */
  fill_pct: z.number(),
  /** Distinct values; null above 1,000. */
  distinct: z.number().int().nullable(),
  min: z.string().nullable(),
  max: z.string().nullable(),
});

export const productCoverage = z.object({
  from: z.string().nullable(),
  to: z.string().nullable(),
  geo: z.string(),
  rows: z.number().int(),
  fields: z.number().int(),
  /** Rows by province; empty without a geographic field. */
  places: z.array(z.object({ adcode: z.string(), name: z.string(), rows: z.number().int() })),
  /** Rows by year, oldest first; missing years have 0. Empty without a time field. */
  years: z.array(z.object({ year: z.string(), rows: z.number().int() })),
});

export const productFile = z.object({
  doc_id: z.string(),
  title: z.string(),
  name: z.string(),
  ext: z.enum(productFormats),
  /** Bytes. */
  size: z.number().int(),
  /** Null if the file is not a table. */
  rows: z.number().int().nullable(),
  fields: z.number().int().nullable(),
  sha256: z.string(),
  /** Day of the release with this version of the file. */
  released_on: day,
});

export const productRelease = z.object({
  version: z.string(),
  date: day,
  note: z.string(),
  rows: z.number().int(),
  /** Compared with the previous release; null for the first. */
  row_change: z.number().int().nullable(),
  fields_added: z.array(z.string()),
  fields_removed: z.array(z.string()),
});

export const dataProduct = dataProductCard.omit({ access: true }).extend({
  desc_html: z.string(),
  /** Of the chosen file. */
  coverage: productCoverage,
  dict: z.array(productField),
  /** The first rows of the chosen file; a cell without a value is null. */
  preview: z.object({ columns: z.array(z.string()), rows: z.array(z.array(z.string().nullable())) }),
  documents: z.array(productFile),
  /** The file of dictionary, coverage and preview; null when none is readable as a table. */
  doc_id: z.string().nullable(),
  /** Newest first. */
  changelog: z.array(productRelease),
  licence: z.string(),
  citation: z.string(),
  access: accessBlock,
  source,
});

export type DataProductCard = z.output<typeof dataProductCard>;
export type DataProduct = z.output<typeof dataProduct>;
export type ProductField = z.output<typeof productField>;
export type ProductCoverage = z.output<typeof productCoverage>;
export type ProductFormat = (typeof productFormats)[number];
export type ProductLevel = (typeof productLevels)[number];
export type ProductFreq = (typeof productFreqs)[number];
export type FieldType = (typeof fieldTypes)[number];
