import { z } from 'zod';
import { operation } from '../operation.ts';

export const toolKeys = [
  'vegetable',
  'fruit',
  'herbs',
  'daily',
  'supply',
  'trade',
  'trade_query',
  'permit',
  'statistics',
  'industry',
  'product',
  'food',
  'standard',
  'limit',
  'encyclopedia',
  'answers',
  'report',
  'policy',
] as const;

const tool = z.object({
  key: z.enum(toolKeys),
  /** Day, month or year of the newest data; null without data. */
  newest: z.string().nullable(),
  /** Amount of data with its unit: 38 个市场. */
  stock: z.object({ value: z.number().int(), unit: z.string() }).nullable(),
  /** A figure of the newest data. */
  figure: z
    .object({
      title: z.string(),
      value: z.number(),
      unit: z.string(),
      decimals: z.number().int(),
      /** Its day, month or year. */
      as_of: z.string(),
      /** Percent change from the basis that `against` names. */
      change: z.object({ against: z.string(), pct: z.number() }).nullable(),
    })
    .nullable(),
  /** Part of the data is sample data. */
  sample: z.boolean(),
});

export const tools = {
  'site/getTools': operation({
    summary: '全部数据工具：各自的数据量、最新日期与一个现值；读不到的工具各项为 null，不影响其他工具',
    data: z.object({ list: z.array(tool) }),
  }),
};

export type ToolKey = (typeof toolKeys)[number];
export type Tool = z.output<typeof tool>;
