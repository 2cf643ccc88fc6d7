import { z } from 'zod';
import { accessBlock, instant, source } from '../shapes.ts';

/** Day, week, ten days, month, quarter, year. */
export const tableFreq = z.enum(
  ['D', 'W', 'X', 'M', 'Q', 'Y'],
  '频率应为 D（日）、W（周）、X（旬）、M（月）、Q（季）或 Y（年）',
);

/**
 * `2026`, `2026-Q1`, `2026-03` or `2026-03-04`, by the table's frequency; weeks and ten-day periods are given by their
 * first day.
 */
export const tablePeriod = z
  .string()
  .regex(
    /^\d{4}(-Q[1-4]|-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?)?$/,
    '时期应写成 2026、2026-Q1、2026-03 或 2026-03-04 的样子',
  );

/** Name of a column in requests and addresses. */
export const fieldName = z.string().regex(/^[a-z][a-z0-9_]{0,30}$/, '没有这个字段，请从字段列表中选择');

export const modelId = z.coerce.string().regex(/^[a-z0-9][a-z0-9-]{0,60}$/, '数据表编号有误，请从目录中选择');

/** A table of the industry database as lists show it. */
export const modelCard = z.object({
  model_id: z.string(),
  title: z.string(),
  /** From the domain down, excluding the table itself. */
  domain_path: z.array(z.object({ id: z.string(), title: z.string() })),
  /** Null if its measures have different units. */
  unit: z.string().nullable(),
  freq: tableFreq,
  /** First and last period; null for a table without rows. */
  from: z.string().nullable(),
  to: z.string().nullable(),
  rows: z.number().int(),
  source_name: z.string(),
  /** Titles of its products and subjects. */
  tags: z.array(z.string()),
  updated_at: instant,
  /** When the requesting member last opened it. */
  viewed_at: instant.nullable(),
  sample: z.boolean(),
});

/** How complete a table or a series is. */
export const seriesHealth = z.object({
  /** Percentage of periods with a value between the first and the last, at its frequency. */
  coverage_pct: z.number(),
  periods: z.number().int(),
  expected: z.number().int(),
  /** Longest gaps first, at most ten; and the total number of gaps. */
  gaps: z.array(z.object({ from: z.string(), to: z.string(), periods: z.number().int() })),
  gap_count: z.number().int(),
  /** Values that were published again with a different number. */
  revised: z.number().int(),
  last_revised_at: instant.nullable(),
  next_update: z.string().nullable(),
  /** Days since the expected update; 0 when on time, null without a known interval. */
  late_days: z.number().int().nullable(),
});

/** A period that was published with different values, the oldest first. */
export const seriesRevision = z.object({
  period: z.string(),
  values: z.array(z.object({ value: z.number().nullable(), published_on: z.string() })),
});

export const tableField = z.object({
  field: z.string(),
  title: z.string(),
  role: z.enum(['dim', 'time', 'geo', 'measure']),
  type: z.enum(['text', 'number']),
  unit: z.string().nullable(),
  /** Other units in which its values can be requested. */
  units: z.array(z.string()),
  decimals: z.number().int().nullable(),
  desc: z.string().nullable(),
  /**
   * For a dimension: its values with their number of rows, descending, at most 500; places are requested with
   * getSpaceCity.
   */
  options: z.array(z.object({ value: z.string(), label: z.string(), count: z.number().int() })).optional(),
  option_count: z.number().int().optional(),
});

/** All metadata of a table. */
export const industryTable = modelCard.extend({
  desc: z.string(),
  geo_level: z.enum(['none', 'nation', 'province', 'city', 'market']),
  dims: z.array(z.string()),
  measures: z.array(z.string()),
  next_update: z.string().nullable(),
  source,
  health: seriesHealth,
  /** Days of publication, newest first; with more than one, earlier versions of the table can be requested. */
  vintages: z.array(z.string()),
  citation: z.string(),
  favorited: z.boolean(),
  access: accessBlock,
  parent: z.object({ model_id: z.string(), title: z.string() }).nullable(),
  child_count: z.number().int(),
});

export type TableFreq = z.output<typeof tableFreq>;
export type ModelCard = z.output<typeof modelCard>;
export type SeriesRevision = z.output<typeof seriesRevision>;
export type SeriesHealth = z.output<typeof seriesHealth>;
export type TableField = z.output<typeof tableField>;
export type IndustryTable = z.output<typeof industryTable>;
