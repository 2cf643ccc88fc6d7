import { z } from 'zod';
import { customOrder, customOrderKind, customOrderState } from '../entity/custom-order.ts';
import { operatorOperation } from '../operation.ts';
import { id, instant, keyword, listOf, longPaging, sorting } from '../shapes.ts';

export const feedbackStates = ['new', 'done'] as const;
export type FeedbackState = (typeof feedbackStates)[number];

export const feedbackItem = z.object({
  id: z.string(),
  contact: z.string(),
  tel: z.string(),
  content: z.string(),
  /** Masked number of the author; empty for a visitor. */
  member: z.string(),
  status: z.enum(feedbackStates),
  note: z.string(),
  created_at: instant,
  handled_at: instant.nullable(),
  /** Nickname of the operator; empty while it is open. */
  handled_by: z.string(),
});
export type FeedbackItem = z.output<typeof feedbackItem>;

/** Review lists for operators; each resource adds its own. */
export const ops = {
  'ops/getFeedbackList': operatorOperation({
    summary: '意见反馈；facets 的键：status',
    request: z.object({
      ...longPaging,
      ...sorting(['created_at']),
      status: z.enum(feedbackStates, '没有这种状态').optional(),
      kw: keyword.optional(),
    }),
    data: listOf(feedbackItem),
  }),
  'ops/setFeedbackStatus': operatorOperation({
    summary: '把一条反馈记为已处理或未处理，可附处理说明',
    request: z.object({
      id,
      status: z.enum(feedbackStates, '没有这种状态'),
      note: z.string().trim().max(500, '处理说明最多 500 个字').optional(),
    }),
    data: feedbackItem,
  }),
  'ops/getCustomOrderList': operatorOperation({
    summary: '报告与数据定制需求；facets 的键：status',
    request: z.object({
      ...longPaging,
      ...sorting(['price', 'created_at']),
      status: customOrderState.optional(),
      kind: customOrderKind.optional(),
      kw: keyword.optional(),
    }),
    data: listOf(customOrder),
  }),
  'ops/setCustomOrderStatus': operatorOperation({
    summary: '推进一份定制需求：待联系 → 已联系 → 已完成或已谢绝；结束的可以重新联系',
    request: z.object({
      id,
      status: customOrderState,
      note: z.string().trim().max(500, '处理说明最多 500 个字').default(''),
    }),
    data: customOrder,
  }),
};
