import type { Deps } from '../../../../deps.ts';
import { NotFound } from '../../../../http/errors.ts';
import { type CallContext, EnvelopeExtras, type Route, route } from '../../../../http/route.ts';
import { uidOf } from '../../../../http/viewer.ts';
import { countUnread, deleteMessage, listMessages, markRead } from '../store/message.repository.ts';

const isNumber = (id: string): boolean => /^\d{1,15}$/.test(id);

export const messageRoutes = ({ db }: Deps): Route[] => {
  const unread = async (context: CallContext) => ({ unread: await countUnread(db, uidOf(context)) });
  return [
    route('user/getMessageList', (input, context) => listMessages(db, uidOf(context), input)),
    route('user/getUnreadCount', (_input, context) => unread(context)),
    route('user/readMessage', async ({ id }, context) => {
      const known = id === undefined || isNumber(id);
      const found = known && (await markRead(db, uidOf(context), id, context.now));
      if (!found && id !== undefined) throw new NotFound('这条消息不存在或已删除');
      return unread(context);
    }),
    route('user/deleteMessage', async ({ id }, context) => {
      const found = isNumber(id) && (await deleteMessage(db, uidOf(context), id, context.now));
      if (!found) throw new NotFound('这条消息不存在或已删除');
      return new EnvelopeExtras(await unread(context), { msg: '消息已删除' });
    }),
  ];
};
