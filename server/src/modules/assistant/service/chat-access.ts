import type { Db } from '../../../db/schema.ts';
import { NotFound } from '../../../http/errors.ts';
import { type Chat, findChat } from '../store/chat.repository.ts';
import type { Owner } from './chat-owner.ts';

export const isOwn = (chat: Chat, owner: Owner): boolean =>
  owner.uid === null ? chat.visitor !== null && chat.visitor === owner.visitor : chat.uid === owner.uid;

/**
 * Returns the caller's own chat. Chats of other owners are reported as not found.
 * @throws NotFound
 */
export const requireOwnChat = async (db: Db, id: string, owner: Owner): Promise<Chat> => {
  const chat = await findChat(db, id);
  if (!chat || !isOwn(chat, owner)) throw new NotFound('对话不存在或已删除');
  return chat;
};
