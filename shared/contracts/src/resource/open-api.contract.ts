import { z } from 'zod';
import { MAX_KEY_DAY_LIMIT, MAX_KEY_NAME } from '../entity/api-key-limits.ts';
import { memberOperation, operation } from '../operation.ts';
import { plainLine } from '../plain-line.ts';
import { day, id, instant } from '../shapes.ts';

const name = plainLine('密钥名称', { min: 1, max: MAX_KEY_NAME });
/** Requests per day; null is no limit below that of the membership. */
const dayLimit = z
  .number('每日上限应是整数')
  .int('每日上限应是整数')
  .min(1, '每日上限至少是 1 次')
  .max(MAX_KEY_DAY_LIMIT, `每日上限最多是 ${MAX_KEY_DAY_LIMIT} 次`)
  .nullable();

const apiKey = z.object({
  id: z.string(),
  name: z.string(),
  /** The beginning of the secret, by which its owner recognizes it. */
  prefix: z.string(),
  day_limit: z.number().int().nullable(),
  created_at: instant,
  last_used_at: instant.nullable(),
  revoked_at: instant.nullable(),
  used_today: z.number().int(),
});

const parameter = z.object({
  name: z.string(),
  description: z.string(),
  required: z.boolean(),
  /** Allowed values, if they are few. */
  values: z.array(z.string()),
  default: z.string().nullable(),
});

const series = z.object({
  path: z.string(),
  title: z.string(),
  summary: z.string(),
  /** Query string that is answered with rows. */
  example: z.string(),
  parameters: z.array(parameter),
  columns: z.array(z.object({ key: z.string(), title: z.string(), unit: z.string().nullable() })),
});

export const openApi = {
  'openApi/getCatalog': operation({
    summary: '开放接口的目录：每个接口的地址、参数和返回的列',
    data: z.object({ base: z.string(), document: z.string(), parameters: z.array(parameter), list: z.array(series) }),
  }),
  'openApi/getKeyList': memberOperation({
    summary: '我的接口密钥，新的在前，以及今天的用量和上限',
    data: z.object({
      list: z.array(apiKey),
      today: day,
      used_today: z.number().int(),
      requests_per_day: z.number().int(),
      rows_per_request: z.number().int(),
    }),
  }),
  'openApi/createKey': memberOperation({
    summary: '新建接口密钥；完整的密钥只在这次回答里出现',
    request: z.object({ name, day_limit: dayLimit.default(null) }),
    data: z.object({ key: apiKey, secret: z.string() }),
  }),
  'openApi/changeKey': memberOperation({
    summary: '修改密钥的名称和每日上限',
    request: z.object({ id, name, day_limit: dayLimit }),
    data: apiKey,
  }),
  'openApi/revokeKey': memberOperation({
    summary: '吊销密钥；立即失效，不能恢复',
    request: z.object({ id }),
    data: apiKey,
  }),
  'openApi/getUse': memberOperation({
    summary: '最近 30 天每天的用量，新的在前；给 id 时只算一个密钥',
    request: z.object({ id: id.optional() }),
    data: z.array(
      z.object({
        day,
        requests: z.number().int(),
        rows: z.number().int(),
        /** Requests beyond a daily limit, which were not answered. */
        refused: z.number().int(),
      }),
    ),
  }),
};

export type ApiKey = z.output<typeof apiKey>;
export type OpenSeries = z.output<typeof series>;
export type OpenParameter = z.output<typeof parameter>;
