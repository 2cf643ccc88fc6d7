import { z } from 'zod';
import { aiContext, aiMessage, aiModes, aiRef, answerEvent } from '../entity/chat.ts';
import { operation } from '../operation.ts';
import { id, instant, keyword, listOf, longPaging } from '../shapes.ts';

export type * from '../entity/chat.ts';

const messageRequest = z.object({ chat_id: id, message_id: id });

const chatCard = z.object({
  chat_id: z.string(),
  title: z.string(),
  last_question: z.string(),
  updated_at: instant,
  count: z.number().int(),
  pinned: z.boolean(),
});

export const ai = {
  'a_i/getChatId': operation({
    method: 'GET',
    summary: '新对话：编号、今日额度、示例问题',
    data: z.object({
      chat_id: z.string(),
      quota: z.object({ used: z.number().int(), limit: z.number().int(), reset_at: instant }),
      examples: z.array(z.string()),
    }),
  }),
  'a_i/getAnswer': operation({
    summary: '提问，逐段返回答案（text/event-stream）',
    kind: 'stream',
    request: z.object({
      chat_id: id,
      /** Chosen by the browser as idempotency key: repeating a request resumes the answer instead of asking twice. */
      message_id: id,
      question: z.string().trim().min(1, '请输入问题').max(500, '问题最多 500 个字'),
      mode: z.enum(aiModes, '没有这种提问方式').default('general'),
      /** With `regenerate`: the message whose answer is regenerated. */
      parent_id: id.optional(),
      regenerate: z.boolean().default(false),
      last_seq: z.coerce.number().int().min(0).optional(),
      /** The subject of the question. */
      context: aiContext.optional(),
    }),
    data: answerEvent,
  }),
  'a_i/stopCurl': operation({
    summary: '停止生成，保留已生成的部分',
    request: messageRequest.extend({ task_id: id }),
    data: z.object({ status: z.literal('stopped'), kept_chars: z.number().int() }),
  }),
  'a_i/getReference': operation({
    summary: '一条回答的参考资料',
    request: messageRequest,
    data: z.object({ refs: z.array(aiRef) }),
  }),
  'a_i/getHistoryLists': operation({
    summary: '历史对话',
    request: z.object({
      ...longPaging,
      keyword: keyword.optional(),
    }),
    data: listOf(chatCard),
  }),
  'a_i/getHistoryDetail': operation({
    summary: '一个对话的全部内容',
    request: z.object({ chat_id: id, share: z.string().max(64).optional() }),
    data: z.object({
      chat_id: z.string(),
      title: z.string(),
      readonly: z.boolean(),
      /** Key of the share link; for the owner only. */
      share: z.string().nullable(),
      /** Time of the share link, if there is one: it shows what was complete by then, nothing later. */
      shared_at: instant.nullable(),
      messages: z.array(aiMessage),
    }),
  }),
  'a_i/hasChat': operation({
    summary: '有没有这个对话；不说是谁的、能不能看',
    request: z.object({ chat_id: id }),
    data: z.object({ exists: z.boolean() }),
  }),
  'a_i/saveHistory': operation({
    summary: '保存、改名、置顶、删除、评价、分享对话',
    request: z.object({
      chat_id: id,
      action: z.enum(['save', 'rename', 'pin', 'delete', 'feedback', 'share', 'unshare'], '没有这种操作'),
      message_id: id.optional(),
      title: z.string().trim().min(1, '标题不能为空').max(60, '标题最多 60 个字').optional(),
      pinned: z.boolean().optional(),
      rating: z.union([z.literal(1), z.literal(-1)]).optional(),
      reason: z.string().max(60).optional(),
      comment: z.string().max(500).optional(),
    }),
    data: z.object({
      chat_id: z.string(),
      title: z.string(),
      pinned: z.boolean(),
      share: z.string().nullable(),
      shared_at: instant.nullable(),
    }),
  }),
};

export type ChatCard = z.output<typeof chatCard>;
