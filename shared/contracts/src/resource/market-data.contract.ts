import { z } from 'zod';
import { link } from '../entity/link.ts';
import { operation } from '../operation.ts';
import { day, id, instant, keyword, listOf, paging, source } from '../shapes.ts';

const state = z.enum(['pending', 'approved', 'rejected'], '没有这种状态');
const price = (name: string) => z.number(`请填写${name}`);

/** A quote by a member; prices in 元/公斤 beside what was written. */
const quote = z.object({
  id: z.string(),
  product: z.string(),
  group: z.string(),
  spec: z.string().nullable(),
  market_id: z.string(),
  market: z.string(),
  date: day,
  price_low: z.number(),
  price_avg: z.number(),
  price_high: z.number(),
  unit: z.literal('元/公斤'),
  original: z.object({ unit: z.string(), low: z.number(), high: z.number() }),
  /** Tons. */
  volume: z.number().nullable(),
  /** Average of the market itself when it was written; null where it had none. */
  usual: z.number().nullable(),
  /** Of the price board, the bill or the goods; seen by others once the quote is approved. */
  photo: z.object({ fid: z.string(), url: z.string() }).nullable(),
  created_at: instant,
});

const publicQuote = quote.extend({
  /** Who said so, most of the name hidden. */
  by: z.string(),
});

const ownQuote = quote.extend({ remark: z.string(), status: state, reason: z.string(), to: link });

const reviewedQuote = ownQuote.extend({
  /** Nickname and masked number. */
  nickname: z.string(),
  member: z.string(),
  reviewed_by: z.string(),
  reviewed_at: instant.nullable(),
});

export type MemberQuote = z.output<typeof publicQuote>;
export type OwnQuote = z.output<typeof ownQuote>;
export type ReviewedQuote = z.output<typeof reviewedQuote>;

export const marketData = {
  'vegetable/addMarketData': operation({
    method: 'POST',
    summary: '会员报价：审核通过后单独列出，不并入市场报价。同一 form_token 只记一条',
    access: 'member',
    request: z.object({
      group: z.string('缺少品类').trim().min(1, '缺少品类').max(40),
      name: z.string('缺少品名').trim().min(1, '缺少品名').max(60),
      spec: z.string().trim().max(60, '规格最多 60 个字').default(''),
      market_id: z.string('请选择市场').trim().min(1, '请选择市场').max(64),
      price_low: price('最低价'),
      price_high: price('最高价'),
      unit: z.enum(['公斤', '斤', '吨'], '单位可选公斤、斤或吨'),
      /** Tons. */
      volume: z.number('成交量应是数字').nullable().default(null),
      date: day,
      remark: z.string().trim().max(200, '备注最多 200 个字').default(''),
      /** A picture of the member's own, uploaded before. */
      photo: id.nullable().default(null),
      /** Random, made by the form once per quote, so that what is sent twice becomes one. */
      form_token: z
        .string()
        .regex(/^[\w-]{16,64}$/, '表单标识有误，请刷新页面后重试')
        .optional(),
    }),
    data: ownQuote,
  }),
  'vegetable/getMemberQuoteList': operation({
    method: 'POST',
    summary: '一个品种已通过审核的会员报价，近的在前',
    request: z.object({
      ...paging,
      group: z.string().max(40),
      name: z.string().max(60),
      spec: z.string().max(60).optional(),
    }),
    data: listOf(publicQuote).extend({ source }),
  }),
  'vegetable/getMyMarketDataList': operation({
    method: 'POST',
    summary: '我的报价和审核结果；facets 的键：status',
    access: 'member',
    request: z.object({ ...paging, status: state.optional() }),
    data: listOf(ownQuote),
  }),
  'ops/getMarketDataList': operation({
    method: 'POST',
    summary: '会员报价；facets 的键：status',
    access: 'operator',
    request: z.object({ ...paging, status: state.optional(), kw: keyword.optional() }),
    data: listOf(reviewedQuote),
  }),
  'ops/setMarketDataStatus': operation({
    method: 'POST',
    summary: '通过或驳回一条会员报价；通过的可以撤下。驳回和撤下须写明原因，会员看得到',
    access: 'operator',
    request: z.object({
      id,
      status: z.enum(['approved', 'rejected'], '没有这种状态'),
      reason: z.string().trim().max(200, '原因最多 200 个字').default(''),
    }),
    data: reviewedQuote,
  }),
};
