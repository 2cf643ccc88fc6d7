import { z } from 'zod';
import { link } from '../entity/link.ts';
import { memberOperation } from '../operation.ts';
import { id, instant, listOf, paging } from '../shapes.ts';

/**
 * `price`: a price alert fired; `quote`: the member's quote was reviewed; `standard`: a followed standard changed;
 * `comment`: the member's comment got a reply or was reviewed; `supply`: a private message about a posting; `order`,
 * `invoice`: status change; `account`: credentials were changed.
 */
const messageKinds = ['price', 'quote', 'standard', 'comment', 'supply', 'order', 'invoice', 'account'] as const;
export type MessageKind = (typeof messageKinds)[number];

const messageItem = z.object({
  id: z.string(),
  kind: z.enum(messageKinds),
  title: z.string(),
  body: z.string(),
  link: link.nullable(),
  created_at: instant,
  read_at: instant.nullable(),
});
export type Message = z.output<typeof messageItem>;

const unread = z.object({ unread: z.number().int() });

export const message = {
  'user/getMessageList': memberOperation({
    summary: '我的消息，新的在前；facets 的键：state',
    request: z.object({ ...paging, state: z.enum(['unread', 'read'], '没有这种状态').optional() }),
    data: listOf(messageItem),
  }),
  'user/getUnreadCount': memberOperation({
    summary: '未读消息数',
    data: unread,
  }),
  'user/readMessage': memberOperation({
    summary: '把一条消息记为已读；不给 id 时全部记为已读',
    request: z.object({ id: id.optional() }),
    data: unread,
  }),
  'user/deleteMessage': memberOperation({
    summary: '删除一条消息',
    request: z.object({ id }),
    data: unread,
  }),
};
