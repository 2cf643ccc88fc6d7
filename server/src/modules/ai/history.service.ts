import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { DataFor, ParsedRequestFor } from '@bee/contracts/operations';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { InvalidInput, NotFound } from '../../http/errors.ts';
import { type Chat, deleteChat, findChat, updateChat } from './chat.repository.ts';
import { isOwn, requireOwnChat } from './chat-access.ts';
import type { Owner } from './chat-owner.ts';
import { closeLost } from './close-lost.ts';
import { presentMessage } from './message.presenter.ts';
import { findMessage, listMessages, rateMessage } from './message.repository.ts';

type SaveRequest = ParsedRequestFor<'a_i/saveHistory'>;
type Saved = DataFor<'a_i/saveHistory'>;

/** A chat for its owner, or for whoever has its share link; the latter reads only. */
export const readChat = async (
  db: Kysely<Database>,
  { chat_id, share }: ParsedRequestFor<'a_i/getHistoryDetail'>,
  owner: Owner,
  now: Date,
): Promise<DataFor<'a_i/getHistoryDetail'>> => {
  const chat = await findChat(db, chat_id);
  const own = chat !== undefined && isOwn(chat, owner);
  if (!chat || !(own || isShared(chat, share))) throw new NotFound('对话不存在或已删除');
  await closeLost(db, now, chat_id);
  const messages = (await listMessages(db, chat_id)).map(presentMessage);
  const shown = own ? messages : messages.map((message) => ({ ...message, rating: null }));
  return { chat_id, title: chat.title, readonly: !own, shared_at: chat.shared_at, messages: shown };
};

export const readReferences = async (
  db: Kysely<Database>,
  { chat_id, message_id }: ParsedRequestFor<'a_i/getReference'>,
  owner: Owner,
): Promise<DataFor<'a_i/getReference'>> => {
  await requireOwnChat(db, chat_id, owner);
  const message = await findMessage(db, { chatId: chat_id, messageId: message_id });
  if (!message) throw new NotFound('回答不存在或已删除');
  return { refs: message.refs };
};

/** Everything that an owner may do with a chat but ask. */
export const changeChat = async (
  db: Kysely<Database>,
  request: SaveRequest,
  owner: Owner,
  abandon: (chatId: string) => void,
): Promise<Saved> => {
  const chat = await requireOwnChat(db, request.chat_id, owner);
  switch (request.action) {
    case 'save':
      return apply(db, chat, request.title === undefined ? {} : { title: request.title });
    case 'rename':
      if (request.title === undefined) throw new InvalidInput('请填写标题');
      return apply(db, chat, { title: request.title });
    case 'pin':
      return apply(db, chat, { pinned: request.pinned ?? !chat.pinned });
    case 'share':
      return apply(db, chat, { share: chat.share ?? randomBytes(18).toString('base64url') });
    case 'unshare':
      return apply(db, chat, { share: null });
    case 'delete':
      abandon(chat.id);
      await deleteChat(db, chat.id);
      return present(chat);
    case 'feedback':
      await rate(db, request);
      return present(chat);
  }
};

const apply = async (
  db: Kysely<Database>,
  chat: Chat,
  change: { title?: string; pinned?: boolean; share?: string | null },
): Promise<Saved> => {
  await updateChat(db, chat.id, change);
  return present({ ...chat, ...change });
};

/** Without a rating an earlier one is taken back. */
const rate = async (db: Kysely<Database>, { chat_id, message_id, rating, reason, comment }: SaveRequest) => {
  if (!message_id) throw new InvalidInput('请指明要评价的回答');
  const known = await rateMessage(
    db,
    { chatId: chat_id, messageId: message_id },
    { rating: rating ?? null, reason: reason ?? null, comment: comment ?? null },
  );
  if (!known) throw new NotFound('回答不存在或已删除');
};

const present = ({ id, title, pinned, share }: Chat): Saved => ({ chat_id: id, title, pinned, share });

const isShared = (chat: Chat, share: string | undefined): boolean => {
  if (!chat.share || !share || chat.share.length !== share.length) return false;
  return timingSafeEqual(Buffer.from(chat.share), Buffer.from(share));
};
