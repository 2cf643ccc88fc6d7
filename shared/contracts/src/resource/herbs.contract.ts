import { z } from 'zod';
import { priceSeries } from '../entity/price.ts';
import { herbRow } from '../entity/scoped-price.ts';
import { operation } from '../operation.ts';
import { accessBlock, day, id, instant, keyword, listOf, paging, source } from '../shapes.ts';

export type { HerbRow } from '../entity/scoped-price.ts';

const named = { id: z.string(), title: z.string(), letter: z.string(), count: z.number().int() };

export const herbs = {
  'herbs/getCategoryList': operation({
    method: 'POST',
    summary: '药材分类与其中的品种，带拼音首字母',
    request: z.object({}),
    /** `count` is the number of specifications by origin. */
    data: z.array(z.object({ ...named, children: z.array(z.object(named)) })),
  }),
  'herbs/getHerbsList': operation({
    method: 'POST',
    summary: '药材价格表，默认每个规格产地一行（报价最全的市场）；限定市场时为该市场的报价',
    request: z.object({
      ...paging,
      cate_id: z.string().max(40).optional(),
      letter: z
        .string()
        .regex(/^[A-Z#]$/, '首字母应为 A 到 Z')
        .optional(),
      market: id.optional(),
      herb: z.string().max(60).optional(),
      spec: z.string().max(60).optional(),
      origin: z.string().max(60).optional(),
      kw: keyword.optional(),
      /** Only what rose or fell within the week. */
      moved: z.enum(['up', 'down']).optional(),
      sort: z
        .enum(
          [
            'default',
            'price_avg.asc',
            'price_avg.desc',
            'chg_w.asc',
            'chg_w.desc',
            'chg_m.asc',
            'chg_m.desc',
            'chg_y.asc',
            'chg_y.desc',
          ],
          '没有这种排序',
        )
        .default('default'),
    }),
    /** Facets `market` and `letter` count what the other conditions leave; `dates` spans all herbs. */
    data: listOf(herbRow).extend({ dates: z.object({ min: day, max: day }).nullable(), source }),
  }),
  'herbs/getEchart': operation({
    method: 'POST',
    summary: '一个规格产地在各市场的走势，第一条为总趋势（各市场均价的平均）；能看多长由会员等级定（access）',
    request: z.object({
      spec_id: id,
      markets: z.array(id).max(6, '最多对比 6 个市场').default([]),
      from: day.optional(),
      to: day.optional(),
      freq: z.enum(['D', 'W', 'M'], '没有这种周期').optional(),
    }),
    data: z.object({
      herb: z.object({
        name: z.string(),
        group: z.string(),
        spec: z.string().nullable(),
        origin: z.string().nullable(),
      }),
      /** The other specifications and origins of the herb, this one included. */
      kinds: z.array(
        z.object({
          spec_id: z.string(),
          spec: z.string().nullable(),
          origin: z.string().nullable(),
          markets: z.number().int(),
          current: z.boolean(),
        }),
      ),
      /** The newest quote of every market, cheapest first. */
      markets: z.array(herbRow),
      series: z.array(priceSeries),
      unit: z.literal('元/公斤'),
      from: day,
      to: day,
      dates: z.object({ min: day, max: day }),
      /** How often the sources report: the least step that a chart without holes can have. */
      freq: z.enum(['D', 'W', 'M']),
      access: accessBlock,
      source,
      updated_at: instant.nullable(),
    }),
  }),
};
