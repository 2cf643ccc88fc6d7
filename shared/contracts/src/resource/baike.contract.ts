import { z } from 'zod';
import { baikeCard, baikeEntry, baikeTree } from '../entity/baike.ts';
import {
  comment,
  commentKind,
  commentQueue,
  commentReply,
  commentReportReason,
  ownComment,
  reviewedComment,
} from '../entity/comment.ts';
import { operation } from '../operation.ts';
import { id, keyword, listOf, paging } from '../shapes.ts';

export type { Baike, BaikeCard, BaikeTree } from '../entity/baike.ts';
export type {
  Comment,
  CommentKind,
  CommentQueue,
  CommentReply,
  CommentReportReason,
  CommentState,
  OwnComment,
  ReviewedComment,
} from '../entity/comment.ts';

const commentSort = z.enum(['hot', 'new', 'old'], '没有这种排序');
const commentId = z.coerce
  .string()
  .trim()
  .regex(/^\d{1,15}$/, '评论编号有误');

export const baike = {
  'baike/getBaikeTree': operation({
    method: 'POST',
    summary: '百科分类（两级）与各类的条目数；没有条目的分类不列出',
    request: z.object({}),
    data: baikeTree,
  }),
  'baike/hotBaike': operation({
    method: 'POST',
    summary: '阅读最多的百科条目',
    request: z.object({ limit: z.coerce.number().int('条数应为整数').min(1).max(30, '最多 30 条').default(10) }),
    data: z.array(baikeCard),
  }),
  'baike/hotBaikeContent': operation({
    method: 'POST',
    summary: '今日条目：从阅读多、有平台数据的条目里每天换一条；没有条目时为 null',
    request: z.object({}),
    data: baikeEntry.nullable(),
  }),
  'baike/getBaikeLists': operation({
    method: 'POST',
    summary: '百科条目；cate_id 为上级分类时含下级。facets 的键：letter（名称的拼音首字母，# 为其他）',
    request: z.object({
      ...paging,
      cate_id: id.optional(),
      kw: keyword.optional(),
      letter: z
        .string()
        .regex(/^[A-Z#]$/, '首字母应为 A 至 Z 或 #')
        .optional(),
      sort: z.enum(['title', 'views'], '没有这种排序').default('title'),
    }),
    data: listOf(baikeCard),
  }),
  'baike/getBaikeContent': operation({
    method: 'POST',
    summary: '一个百科条目；seen=1 计一次阅读，同一读者一小时内只计一次',
    request: z.object({ id, seen: z.literal(1).optional() }),
    data: baikeEntry,
  }),
  'baike/commentLists': operation({
    method: 'POST',
    summary:
      '一个条目的讨论与补充，各带前几条回复；focus 为 c 所指的评论所在的一串（可能不在这一页）。facets 的键：kind',
    request: z.object({
      ...paging,
      baike_id: id,
      kind: commentKind.optional(),
      sort: commentSort.default('hot'),
      /** A comment that the reader wants to see. */
      c: commentId.optional(),
    }),
    data: listOf(comment).extend({ focus: comment.nullable() }),
  }),
  'baike/getNextComment': operation({
    method: 'POST',
    summary: '一串讨论的下一批回复，先发的在前；cursor 为上一批的 next_cursor',
    request: z.object({
      comment_id: commentId,
      cursor: commentId.optional(),
      limit: z.coerce.number().int('条数应为整数').min(1).max(50, '每次最多 50 条').default(10),
    }),
    data: z.object({ list: z.array(commentReply), next_cursor: z.string().nullable() }),
  }),
  'baike/AddComment': operation({
    method: 'POST',
    summary:
      '发表讨论、补充或回复；两次发表至少间隔 30 秒，同一 form_token 只发一条，重复提交返回第一条。补充须写来源网址，审核后显示',
    access: 'member',
    request: z.object({
      baike_id: id,
      /** Any comment of the thread that is answered. */
      pid: commentId.optional(),
      kind: commentKind.default('comment'),
      content: z.string('请填写内容').max(10_000, '内容最多 500 个字'),
      source_url: z.string().trim().max(300, '来源网址最多 300 个字符').default(''),
      /** Random, made by the form once per comment. */
      form_token: z.string('表单标识有误，请刷新页面后重试').regex(/^[\w-]{16,64}$/, '表单标识有误，请刷新页面后重试'),
    }),
    data: comment,
  }),
  'baike/delComment': operation({
    method: 'POST',
    summary: '删除自己的一条评论；有回复时留下“该评论已删除”（tombstone）',
    access: 'member',
    request: z.object({ id: commentId }),
    data: z.object({ id: z.string(), tombstone: z.boolean() }),
  }),
  'baike/likeComment': operation({
    method: 'POST',
    summary: '赞一条评论或取消；一位会员只计一次',
    access: 'member',
    request: z.object({ id: commentId, action: z.enum(['like', 'unlike'], '没有这种操作') }),
    data: z.object({ id: z.string(), likes: z.number().int(), liked: z.boolean() }),
  }),
  'baike/reportComment': operation({
    method: 'POST',
    summary: '举报一条评论；同一会员对同一条只记一次',
    access: 'member',
    request: z.object({
      id: commentId,
      reason: commentReportReason,
      detail: z.string().trim().max(200, '补充说明最多 200 个字').default(''),
    }),
    data: z.object({ id: z.string() }),
  }),
  'baike/getMyBaike': operation({
    method: 'POST',
    summary: '我的百科：自己的讨论与补充，同一条目的排在一起，最近有动静的条目在前。facets 的键：kind',
    access: 'member',
    request: z.object({ ...paging, kind: commentKind.optional() }),
    data: listOf(ownComment),
  }),
  'baike/delMyBaike': operation({
    method: 'POST',
    summary: '删除自己的几条评论，全部删除或一条也不删',
    access: 'member',
    request: z.object({ ids: z.array(commentId).min(1, '请选择要删除的评论').max(100, '一次最多删除 100 条') }),
    data: z.object({ deleted: z.number().int() }),
  }),
  'ops/getBaikeCommentList': operation({
    method: 'POST',
    summary: '百科评论审核；facets 的键：status',
    access: 'operator',
    request: z.object({ ...paging, status: commentQueue.optional(), kw: keyword.optional() }),
    data: listOf(reviewedComment),
  }),
  'ops/reviewBaikeComment': operation({
    method: 'POST',
    summary: '通过或驳回待审核的评论，撤下已显示的，或保留被举报的（keep）；驳回与撤下须写原因',
    access: 'operator',
    request: z.object({
      id: commentId,
      action: z.enum(['approve', 'reject', 'takedown', 'keep'], '没有这种操作'),
      reason: z.string().trim().max(200, '原因最多 200 个字').default(''),
    }),
    data: reviewedComment,
  }),
};
