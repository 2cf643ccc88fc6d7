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
  /** Day, month or year of the newest data; null where there are none. */
  newest: z.string().nullable(),
  /** How much it holds, told by its unit: 38 个市场. */
  stock: z.object({ value: z.number().int(), unit: z.string() }).nullable(),
  /** One number out of the newest data. */
  figure: z
    .object({
      title: z.string(),
      value: z.number(),
      unit: z.string(),
      decimals: z.number().int(),
      /** Day, month or year that it is of. */
      as_of: z.string(),
      /** Percent against what `against` names. */
      change: z.object({ against: z.string(), pct: z.number() }).nullable(),
    })
    .nullable(),
  /** Some of the data are sample data. */
  sample: z.boolean(),
});

export const tools = {
  'site/getTools': operation({
    method: 'POST',
    summary: '全部数据工具：各自的数据量、最新日期与一个现值；读不到的工具各项为 null，不影响其他工具',
    request: z.object({}),
    data: z.object({ list: z.array(tool) }),
  }),
};

export type ToolKey = (typeof toolKeys)[number];
export type Tool = z.output<typeof tool>;
