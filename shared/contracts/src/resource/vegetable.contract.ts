import { z } from 'zod';
import { tag } from '../entity/article.ts';
import { exportCount } from '../entity/export-token.ts';
import { market, nationalPoint, priceMover, priceRow, priceSeries, vegetableTypes } from '../entity/price.ts';
import { memberOperation, operation } from '../operation.ts';
import { accessBlock, adcode, day, id, instant, keyword, listOf, paging, source } from '../shapes.ts';

export type * from '../entity/price.ts';

const type = z.enum(vegetableTypes, '没有这种行情').default('1');
const group = z.string().trim().min(1, '缺少品类').max(40);
const name = z.string().trim().min(1, '缺少品名').max(60);

/** The reason if the user may not see the requested day. */
const closedDay = accessBlock.optional();

export const vegetable = {
  'vegetable/filterList': operation({
    summary: '筛选项：类型、大类、品类、市场、日期范围',
    request: z.object({ type: type.optional() }),
    data: z.object({
      types: z.array(z.object({ id: z.enum(vegetableTypes), title: z.string(), count: z.number().int() })),
      /** Level 1 (蔬菜, 水果 …); `groups` are level 2 and contain their class. */
      classes: z.array(z.object({ id: z.string(), title: z.string(), count: z.number().int() })),
      groups: z.array(z.object({ value: z.string(), class_id: z.string(), count: z.number().int() })),
      markets: z.array(market),
      provinces: z.array(z.object({ adcode: z.string(), name: z.string(), markets: z.number().int() })),
      units: z.array(z.string()),
      dates: z.object({ min: day, max: day }).nullable(),
      source,
    }),
  }),
  'vegetable/getClassIndex': operation({
    summary: '各品类的价格指数：与基期（最近 30 天均值）之比，100 为持平',
    request: z.object({ date: day.optional() }),
    data: z.array(
      z.object({
        class_id: z.string(),
        group: z.string(),
        title: z.string(),
        index: z.number().nullable(),
        chg_d: z.number().nullable(),
        chg_w: z.number().nullable(),
        chg_y: z.number().nullable(),
        up: z.number().int(),
        down: z.number().int(),
        flat: z.number().int(),
      }),
    ),
  }),
  'vegetable/vegList': operation({
    summary: '行情列表，默认每个品种规格一行（报价最全的市场）；限定市场或省份，或 by=market 时每个市场一行',
    request: z.object({
      ...paging,
      type,
      by: z.enum(['product', 'market']).default('product'),
      class_id: z.string().max(40).optional(),
      group: z.string().max(40).optional(),
      name: z.string().max(60).optional(),
      market_id: id.optional(),
      /** Province or city, six digits. */
      adcode: adcode.optional(),
      /** Quotes of that day; the latest quote of each series by default. */
      date: day.optional(),
      kw: keyword.optional(),
      sort: z
        .enum(
          [
            'default',
            'price_avg.asc',
            'price_avg.desc',
            'chg_d.asc',
            'chg_d.desc',
            'chg_w.desc',
            'chg_w.asc',
            'date.desc',
          ],
          '没有这种排序',
        )
        .default('default'),
    }),
    data: listOf(priceRow).extend({ access: closedDay }),
  }),
  'vegetable/getVegStatistic': operation({
    summary: '当日概况与涨跌榜',
    request: z.object({
      date: day.optional(),
      /** Filters the movers only. */
      class_id: z.string().max(40).optional(),
      limit: z.coerce.number().int().min(1).max(20).default(10),
    }),
    data: z.object({
      /** Newest day of the data; null without prices. */
      date: day.nullable(),
      products: z.number().int(),
      markets: z.number().int(),
      quotes: z.number().int(),
      up: z.array(priceMover),
      down: z.array(priceMover),
      /** One price per product, in its best documented market; each product counts alike. */
      index: z.object({
        products: z.number().int(),
        up: z.number().int(),
        down: z.number().int(),
        flat: z.number().int(),
        /** Of the last 30 days; 100: each product at its mean of these days. Null with fewer than half of the products. */
        points: z.array(z.tuple([day, z.number().nullable()])),
      }),
      source,
      updated_at: instant.nullable(),
      access: closedDay,
    }),
  }),
  'vegetable/getDetail': operation({
    summary: '一个品种的行情概况',
    request: z.object({ group, name, type, spec: z.string().max(60).optional() }),
    data: z.object({
      group: z.string(),
      name: z.string(),
      type: z.enum(vegetableTypes),
      class_id: z.string(),
      alias: z.array(z.string()),
      specs: z.array(z.object({ title: z.string(), markets: z.number().int() })),
      unit_base: z.literal('元/公斤'),
      latest: priceRow,
      /** Reliability of the headline: markets quoting that week, age in days, distance from their median in percent. */
      quality: z.object({
        markets: z.number().int(),
        age_days: z.number().int(),
        dev_pct: z.number().nullable(),
        median: z.number().nullable(),
      }),
      /** Per week of the year in the headline market, over all its years. */
      season: z.array(
        z.object({
          week: z.number().int(),
          min: z.number(),
          avg: z.number(),
          max: z.number(),
          years: z.number().int(),
        }),
      ),
      dates: z.object({ min: day, max: day }),
      tags: z.array(tag),
      related: z.array(z.object({ group: z.string(), name: z.string() })),
      access: accessBlock,
      source,
      updated_at: instant.nullable(),
    }),
  }),
  'vegetable/getEchart': operation({
    summary: '价格走势；能看多长由会员等级定（access），from/to 超出的部分不返回',
    request: z.object({
      group,
      name,
      type,
      spec: z.string().max(60).optional(),
      markets: z.array(id).max(6, '最多对比 6 个市场').default([]),
      from: day.optional(),
      to: day.optional(),
      freq: z.enum(['D', 'W', 'M'], '没有这种周期').default('D'),
      /** Also the median and the middle half of all markets. */
      national: z.boolean().default(false),
    }),
    data: z.object({
      series: z.array(priceSeries),
      /** Null unless requested. Days with fewer than three markets are left out. */
      national: z.array(nationalPoint).nullable(),
      unit: z.literal('元/公斤'),
      /** The returned span, after access rules. */
      from: day,
      to: day,
      access: accessBlock,
      updated_at: instant.nullable(),
    }),
  }),
  'vegetable/getPriceMoves': operation({
    summary:
      '一个品种在一段时间里的最大波动，以及前后几天（每月一报的为当月及前后几天）发布的相关资讯和政策（只列时间相近的，不断言因果）',
    request: z.object({
      group,
      name,
      type,
      spec: z.string().max(60).optional(),
      market_id: id.optional(),
      from: day.optional(),
      to: day.optional(),
    }),
    data: z.object({
      market: z.string(),
      /** `M`: a monthly quote, which applies to the whole month. */
      freq: z.enum(['D', 'M']),
      /** The searched span, after access rules. */
      from: day,
      to: day,
      /** Days before and after a jump, or its month. */
      days_around: z.number().int(),
      moves: z.array(
        z.object({
          from_day: day,
          day,
          /** 元/公斤 */
          before: z.number(),
          price_avg: z.number(),
          chg_pct: z.number(),
          articles: z.array(
            z.object({ id: z.string(), title: z.string(), source_name: z.string().nullable(), published_at: day }),
          ),
        }),
      ),
    }),
  }),
  'vegetable/takeExport': memberOperation({
    summary: '导出一份价格表格：按会员等级每天计次，用完后拒绝',
    data: exportCount,
  }),
  'vegetable/getMarketList': operation({
    summary: '一个品种在各市场的最新报价',
    request: z.object({
      ...paging,
      group: group.optional(),
      name: name.optional(),
      spec: z.string().max(60).optional(),
      adcode: adcode.optional(),
      date: day.optional(),
    }),
    data: listOf(priceRow).extend({ access: closedDay }),
  }),
};
