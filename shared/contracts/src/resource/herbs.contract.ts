import { z } from 'zod';
import { columnSorts } from '../column-sorts.ts';
import { articleType } from '../entity/article.ts';
import { priceSeries } from '../entity/price.ts';
import { herbRow } from '../entity/scoped-price.ts';
import { operation } from '../operation.ts';
import { accessBlock, day, id, instant, keyword, listOf, paging, source } from '../shapes.ts';

export type * from '../entity/scoped-price.ts';
export type HerbRelation = z.output<typeof herbRelation>;
export type HerbSeason = z.output<typeof herbSeason>;
export type HerbEvent = z.output<typeof herbEvent>;

/**
 * The total trend (mean of the markets) of a specification compared with that of the requested one, on days with both.
 */
const herbRelation = z.object({
  spec_id: z.string(),
  spec: z.string().nullable(),
  origin: z.string().nullable(),
  /** 元/公斤 on `date`, the newest day with both quotes; null without one. */
  price: z.number().nullable(),
  date: day.nullable(),
  /** Its price divided by that of the requested specification, on `date`. */
  ratio: z.number().nullable(),
  /**
   * Median, 10th and 90th percentile of the ratio over all days of the years before `date`; null with fewer than 12
   * days.
   */
  usual: z.object({ median: z.number(), low: z.number(), high: z.number() }).nullable(),
  /** Number of days used for `usual`, with the first and the last. */
  days: z.number().int(),
  from: day.nullable(),
  to: day.nullable(),
});

/** Monthly price as percentage of the mean of its calendar year; complete years only. */
const herbSeason = z.object({
  months: z.array(
    z.object({ month: z.number().int().min(1).max(12), avg: z.number(), low: z.number(), high: z.number() }),
  ),
  /** First and last complete year. */
  from: z.number().int(),
  to: z.number().int(),
});

const herbEvent = z.object({
  date: day,
  title: z.string(),
  /** Id of the article about it. */
  id: z.string(),
  type: articleType,
  sample: z.boolean(),
});

const named = { id: z.string(), title: z.string(), letter: z.string(), count: z.number().int() };

export const herbs = {
  'herbs/getCategoryList': operation({
    summary: '药材分类与其中的品种，带拼音首字母',
    /** `count` is the number of specifications by origin. */
    data: z.array(z.object({ ...named, children: z.array(z.object(named)) })),
  }),
  'herbs/getHerbsList': operation({
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
      /**
       * A row for every market of a specification and origin instead of only the best documented one; ordered 20头
       * before 120头 by default.
       */
      every_market: z.boolean().default(false),
      /** Only rises or falls within the week. */
      moved: z.enum(['up', 'down']).optional(),
      sort: z.enum(columnSorts('price_avg', 'chg_w', 'chg_m', 'chg_y'), '没有这种排序').default('default'),
    }),
    /** Facets `market` and `letter` are counted under the other filters; `dates` covers all herbs. */
    data: listOf(herbRow).extend({ dates: z.object({ min: day, max: day }).nullable(), source }),
  }),
  'herbs/getEchart': operation({
    summary: '一个规格产地在各市场的走势，第一条为总趋势（各市场均价的平均）；能看多长由会员等级定（access）',
    request: z.object({
      spec_id: id,
      markets: z.array(id).max(6, '最多对比 6 个市场').default([]),
      from: day.optional(),
      to: day.optional(),
      freq: z.enum(['D', 'W', 'M'], '没有这种周期').optional(),
      /** Requests `relations` and `season`, which are computed from all available years. */
      analysis: z.boolean().default(false),
      /** Requests `events` of this tag. */
      events_tag: id.optional(),
    }),
    data: z.object({
      herb: z.object({
        name: z.string(),
        group: z.string(),
        spec: z.string().nullable(),
        origin: z.string().nullable(),
      }),
      /** All specifications and origins of the herb, including this one. */
      kinds: z.array(
        z.object({
          spec_id: z.string(),
          spec: z.string().nullable(),
          origin: z.string().nullable(),
          markets: z.number().int(),
          current: z.boolean(),
        }),
      ),
      /** The newest quote of each market, cheapest first. */
      markets: z.array(herbRow),
      series: z.array(priceSeries),
      /** The other specifications of the same origin compared with the requested one; null unless requested. */
      relations: z.array(herbRelation).nullable(),
      /** Seasonal pattern of the months; null unless requested, or with fewer than two complete years. */
      season: herbSeason.nullable(),
      /** Events in the span, oldest first, at most 12; null unless requested. */
      events: z.array(herbEvent).nullable(),
      unit: z.literal('元/公斤'),
      from: day,
      to: day,
      dates: z.object({ min: day, max: day }),
      /** Reporting frequency of the sources: the smallest interval of a chart without gaps. */
      freq: z.enum(['D', 'W', 'M']),
      access: accessBlock,
      source,
      updated_at: instant.nullable(),
    }),
  }),
};
