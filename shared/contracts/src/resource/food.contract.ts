import { z } from 'zod';
import { exportCount } from '../entity/export-token.ts';
import { food, foodRow } from '../entity/food.ts';
import { link } from '../entity/link.ts';
import { nutrientKey, nutrientKeys } from '../entity/nutrient.ts';
import { memberOperation, operation } from '../operation.ts';
import { day, keyword, listOf, paging, source } from '../shapes.ts';

export type * from '../entity/food.ts';
export type * from '../entity/nutrient.ts';

const category = z.object({ id: z.string(), title: z.string(), count: z.number().int() });

/** Mostly digits; 081101x is a representative value. */
const code = z.coerce
  .string()
  .trim()
  .toLowerCase()
  .regex(/^[a-z0-9][a-z0-9.-]{0,23}$/, '食物编码由数字和字母组成，如 081101x');

const categoryId = z.coerce.string().regex(/^\d{1,9}$/, '分类编号应为数字');

const columns = z
  .array(nutrientKey)
  .max(12, '最多显示 12 种营养成分')
  .default(['energy', 'protein', 'fat', 'carb', 'fiber', 'na']);

const orders = nutrientKeys.flatMap((key) => [`${key}.asc`, `${key}.desc`] as const);

export const foods = {
  'food/getCateList': operation({
    method: 'GET',
    summary: '两级食物分类与各类食物数',
    data: z.array(category.extend({ children: z.array(category) })),
  }),
  'food/getList': operation({
    summary: '一个分类的食物与所选营养成分（每 100 克可食部）；按成分排序时没有数值的排在最后',
    request: z.object({
      ...paging,
      /** 0 or absent for all. */
      first_id: categoryId.optional(),
      second_id: categoryId.optional(),
      cols: columns,
      /** Representative values only. */
      rep: z.boolean().default(false),
      sort: z.enum(['default', ...orders], '没有这种排序').default('default'),
    }),
    data: listOf(foodRow).extend({
      first: category.omit({ count: true }).nullable(),
      second: category.omit({ count: true }).nullable(),
      /** Means of the whole list, over foods with a number. */
      means: z.partialRecord(nutrientKey, z.object({ mean: z.number(), n: z.number().int() })),
      source,
    }),
  }),
  'food/search': operation({
    summary: '按名称、别名、拼音全拼或首字母、食物编码检索；多个词以空格分开，须全部符合',
    request: z.object({
      ...paging,
      keyword: keyword.min(1, '请输入关键字查询'),
      cols: columns,
    }),
    /** `matched` is the alias that matched, null if it was the name. */
    data: listOf(foodRow.extend({ matched: z.string().nullable() })).extend({ source }),
  }),
  'food/getRelatedList': operation({
    summary: '同类食物中三大营养成分最接近的几种',
    request: z.object({ code, limit: z.coerce.number().int().min(1).max(20).default(6) }),
    data: z.array(foodRow),
  }),
  'food/getDetail': operation({
    summary: '一种食物的全部营养成分、营养素参考值、同类排名与均值、血糖生成指数、按批发价折算的营养成本',
    request: z.object({ code }),
    data: food,
  }),
  'food/getSeason': operation({
    summary: '今日时令：按近五年同一市场的周均价，本周处于全年最低四分之一、且一周内仍有报价的食物',
    data: z.object({
      day,
      /** ISO 8601 week of the year. */
      week: z.number().int(),
      list: z.array(
        z.object({
          code: z.string(),
          name: z.string(),
          /** Name of the product in the market. */
          product: z.string(),
          market: z.string(),
          /** Newest quote of that market. */
          price_avg: z.number(),
          date: day,
          unit: z.literal('元/公斤'),
          /** How far this week's mean over the years is below the mean of all weeks. */
          below_pct: z.number(),
          years: z.number().int(),
          source_name: z.string(),
          sample: z.boolean(),
          price_to: link,
        }),
      ),
    }),
  }),
  'food/takeExport': memberOperation({
    summary: '导出一份营养成分表：按会员等级每天计次，用完后拒绝',
    data: exportCount,
  }),
};
