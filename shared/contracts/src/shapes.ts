import { type ZodType, z } from 'zod';

/** A day in Shanghai, `YYYY-MM-DD`. */
export const day = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}$/, '日期应写成 2026-01-31 的样子')
  .refine((value) => {
    const parsed = new Date(`${value}T00:00:00Z`);
    return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(value);
  }, '没有这一天')
  .meta({ format: 'date' });

/** An instant as ISO 8601 with zone. */
export const instant = z.iso.datetime({ offset: true });

/** Ids are strings on the wire; numbers from old links are accepted. */
export const id = z.coerce.string().trim().min(1, '缺少编号').max(64, '编号过长');

export const page = z.coerce.number().int('页码应为整数').min(1, '页码从 1 开始').max(10_000, '页码过大').default(1);
export const limit = z.coerce.number().int('每页条数应为整数').min(1).max(100, '每页最多 100 条').default(20);
export const keyword = z.string().trim().max(100, '关键词最多 100 个字');

/** Request fields of every list. */
export const paging = { page, limit };

/** Of a list that people work through. */
export const longPaging = {
  page,
  limit: z.coerce.number().int('每页条数应为整数').min(1).max(500, '每页最多 500 条').default(20),
};

/** Request fields of a list that is sorted by its columns; without `sort` the newest is first. */
export const sorting = <const Key extends string>(keys: readonly Key[]) => ({
  sort: z.enum(keys, `可以按 ${keys.join('、')} 排序`).optional(),
  order: z.enum(['asc', 'desc'], '顺序应是 asc 或 desc').default('desc'),
});

/** Province or city. */
export const adcode = z.string().regex(/^\d{6}$/, '行政区划代码应为六位数字');

/** Made by a form, so that sending it twice changes nothing. */
export const formToken = z.string().regex(/^[\w-]{16,64}$/, '表单标识有误，请刷新页面后重试');

const facet = z.object({ value: z.string(), label: z.string(), count: z.number().int() });

/** Response of every list: rows of this page, total, filter choices with counts. */
export const listOf = <Item extends ZodType>(item: Item) =>
  z.object({
    list: z.array(item),
    total: z.number().int(),
    page: z.number().int(),
    limit: z.number().int(),
    facets: z.record(z.string(), z.array(facet)).optional(),
    updated_at: instant.nullable(),
  });

const shownOf = { shown: z.number(), total: z.number() };

/** The visible part of gated content, and what would unlock the rest. */
export const accessBlock = z.object({
  level: z.enum(['public', 'login', 'vip', 'veg_vip', 'points', 'buy']),
  allowed: z.boolean(),
  reason: z.string().optional(),
  preview: z
    .object({
      unit: z.enum(['page', 'row', 'day', 'char']),
      ...shownOf,
      /** The same in months, for monthly quotes. */
      months: z.object(shownOf).optional(),
    })
    .optional(),
});

/** Source of a number or text. `sample` marks invented data (示例数据). */
export const source = z.object({
  name: z.string(),
  url: z.string().nullable(),
  publisher: z.string().nullable(),
  retrieved_at: instant.nullable(),
  sample: z.boolean(),
});

export type Facet = z.output<typeof facet>;
export type AccessBlock = z.output<typeof accessBlock>;
export type Source = z.output<typeof source>;
