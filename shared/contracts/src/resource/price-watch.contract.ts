import { z } from 'zod';
import { link } from '../entity/link.ts';
import { priceFlag } from '../entity/price.ts';
import { memberOperation } from '../operation.ts';
import { day, id, instant, keyword, listOf, paging } from '../shapes.ts';

const op = z.enum(['above', 'below', 'change'], '请选择预警方式');
const days = z.literal([1, 7, 30], '涨跌幅可看 1 天、7 天或 30 天');

/** The current watched price. */
const watchedPrice = z.object({
  product: z.string(),
  market_id: z.string(),
  /** A fruit's area and origin; otherwise a market. */
  market: z.string(),
  /** Set for wholesale markets, where an alert can select it. */
  spec: z.string().nullable(),
  /**
   * What distinguishes it from other prices of the product: a spec, a herb's spec and origin, a fruit's kind and unit.
   */
  kind: z.string().nullable(),
  price_avg: z.number().nullable(),
  unit: z.literal('元/公斤'),
  date: day,
  chg_d: z.number().nullable(),
  chg_w: z.number().nullable(),
  /** Days between this quote and the newest day of the data set. */
  stale_days: z.number().int(),
  flag: priceFlag.nullable(),
  spark: z.array(z.number().nullable()),
  source_name: z.string(),
  sample: z.boolean(),
});

const priceAlert = z.object({
  op,
  /** 元/公斤; percent for `change`. */
  value: z.number(),
  days: days.nullable(),
  /** Null: the representative market of the product. */
  market_id: z.string().nullable(),
  spec: z.string().nullable(),
  /**
   * `waiting` for the threshold to be crossed; `over`: crossed and notified, waits until it is no longer; `paused`:
   * exceeds the limit of the membership.
   */
  state: z.enum(['waiting', 'over', 'paused']),
  last_fired: z.object({ at: instant, date: day, price: z.number() }).nullable(),
});

const watchItem = z.object({
  favorite_id: z.string(),
  /** See `priceTargetId`. */
  target_id: z.string(),
  title: z.string(),
  link,
  created_at: instant,
  /** Null if it is no longer reported. */
  price: watchedPrice.nullable(),
  alert: priceAlert.nullable(),
});

export type WatchItem = z.output<typeof watchItem>;
export type PriceAlert = z.output<typeof priceAlert>;

const product = id.max(101, '编号过长').regex(/^[^/]+\/.+$/, '编号应写成“品类/品名”，水果和药材见 priceTargetId');

export const priceWatch = {
  'user/getPriceWatchList': memberOperation({
    summary: '自选行情：收藏的品种、最新价和预警；facets 的键：alert',
    request: z.object({ ...paging, id: product.optional(), kw: keyword.optional() }),
    data: listOf(watchItem).extend({
      /** Number of alerts, and the limit of the membership. */
      alerts: z.object({ used: z.number().int(), most: z.number().int() }),
    }),
  }),
  'user/setPriceAlert': memberOperation({
    summary: '给一个品种设预警（并加入收藏），已有的被替换；每个品种一条',
    request: z.object({
      /** See `priceTargetId`. */
      id: product,
      market_id: id.optional(),
      spec: z.string().max(60, '规格最多 60 个字').optional(),
      op,
      value: z.number('请填写数值'),
      days: days.optional(),
    }),
    data: watchItem,
  }),
  'user/removePriceAlert': memberOperation({
    summary: '去掉一个品种的预警，收藏还在',
    request: z.object({ id: product }),
    data: z.null(),
  }),
};
