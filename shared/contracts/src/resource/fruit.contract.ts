import { z } from 'zod';
import { columnSorts } from '../column-sorts.ts';
import { priceSeries } from '../entity/price.ts';
import { fruitRow } from '../entity/scoped-price.ts';
import { operation } from '../operation.ts';
import { accessBlock, day, id, instant, keyword, listOf, paging, source } from '../shapes.ts';

export type * from '../entity/scoped-price.ts';

const category = z.string().trim().min(1, '缺少品名').max(60);
const area = z.string().trim().min(1, '缺少产区').max(60);
const addr = z.string().trim().min(1, '缺少产地').max(60);
const type = z.string().trim().min(1, '缺少价格类型').max(40);
const unit = z.string().trim().min(1, '缺少单位').max(20);

/** Fields that identify a fruit's price. */
const key = { production_area: area, category, type, addr, unit };

export const fruit = {
  'fruit/filterInit': operation({
    summary: '水果产地价的筛选项：类型、品名、产区、单位、日期范围',
    request: z.object({ type: type.optional() }),
    data: z.object({
      /** Kinds of prices (产地价, 批发价 …) as named by the sources, most frequent first. */
      types: z.array(z.object({ id: z.string(), title: z.string(), count: z.number().int() })),
      categories: z.array(z.object({ value: z.string(), group: z.string(), count: z.number().int() })),
      areas: z.array(z.object({ value: z.string(), province: z.string().nullable(), count: z.number().int() })),
      units: z.array(z.object({ value: z.string(), title: z.string(), count: z.number().int() })),
      dates: z.object({ min: day, max: day }).nullable(),
      source,
    }),
  }),
  'fruit/getFilterOrigin': operation({
    summary: '产区到产地的级联；限定品名、产区、类型时只列有报价的',
    request: z.object({ category: category.optional(), production_area: area.optional(), type: type.optional() }),
    data: z.array(
      z.object({
        production_area: z.string(),
        province: z.string().nullable(),
        count: z.number().int(),
        addrs: z.array(z.object({ addr: z.string(), count: z.number().int() })),
      }),
    ),
  }),
  'fruit/getDetail': operation({
    summary: '一种水果在一个产地的行情概况',
    request: z.object(key),
    data: z.object({
      category: z.string(),
      group: z.string(),
      alias: z.array(z.string()),
      latest: fruitRow,
      /** The same fruit at the same origin with other kinds and units of price, including this one. */
      kinds: z.array(z.object({ type: z.string(), unit: z.string(), series_id: z.string() })),
      dates: z.object({ min: day, max: day }),
      access: accessBlock,
      source,
      updated_at: instant.nullable(),
    }),
  }),
  'fruit/getEchart': operation({
    summary: '产地价走势，可与其他产地对比；能看多长由会员等级定（access），from/to 超出的部分不返回',
    request: z.object({
      ...key,
      /** Other origins of the same fruit, by row id. */
      compare: z.array(id).max(5, '最多对比 6 个产地').default([]),
      from: day.optional(),
      to: day.optional(),
      freq: z.enum(['D', 'W', 'M'], '没有这种周期').default('D'),
    }),
    data: z.object({
      series: z.array(priceSeries),
      unit: z.literal('元/公斤'),
      from: day,
      to: day,
      access: accessBlock,
      updated_at: instant.nullable(),
    }),
  }),
  'fruit/getAvgData': operation({
    summary: '产区均价与全国均价：该产地最新报价日前一周内各产地的最新报价，折算为元/公斤',
    request: z.object(key),
    data: z.object({
      date: day,
      area_avg: z.number().nullable(),
      area_n: z.number().int(),
      national_avg: z.number().nullable(),
      national_median: z.number().nullable(),
      /** Number of origins in the country. */
      n: z.number().int(),
      low: z.number().nullable(),
      high: z.number().nullable(),
    }),
  }),
  'fruit/getOtherAreaList': operation({
    summary: '各产地的水果价格；限定品名与类型即一种水果在各产区的价格',
    request: z.object({
      ...paging,
      category: category.optional(),
      type: type.optional(),
      production_area: area.optional(),
      addr: addr.optional(),
      unit: unit.optional(),
      /** Quotes of that day; the latest quote of each origin by default. */
      date: day.optional(),
      kw: keyword.optional(),
      sort: z.enum(columnSorts('price_avg', 'chg_d', 'chg_w', 'chg_y'), '没有这种排序').default('default'),
    }),
    /** `access` has the reason if the user may not see the requested day. */
    data: listOf(fruitRow).extend({ access: accessBlock.optional() }),
  }),
};
