import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { DataFor, ParsedRequestFor } from '@bee/contracts/operations';
import type { AiMessage } from '@bee/contracts/resource/ai';
import type { Db } from '../../../db/schema.ts';
import { InvalidInput, NotFound } from '../../../http/errors.ts';
import { closeAbandoned } from '../jobs/close-abandoned.ts';
import { TITLE_LENGTH } from '../model/ai.policy.ts';
import { presentMessage } from '../model/message.presenter.ts';
import { type Chat, deleteChat, findChat, updateChat } from '../store/chat.repository.ts';
import { findMessage, listMessages, type MessageRow, rateMessage } from '../store/message.repository.ts';
import { isOwn, requireOwnChat } from './chat-access.ts';
import type { Owner } from './chat-owner.ts';

type SaveRequest = ParsedRequestFor<'a_i/saveHistory'>;
type Saved = DataFor<'a_i/saveHistory'>;

/**
 * Returns a chat to its owner. A share link gives read-only access to the chat as of the time the link was created or
 * renewed.
 */
export const readChat = async (
  db: Db,
  { chat_id, share }: ParsedRequestFor<'a_i/getHistoryDetail'>,
  owner: Owner,
  now: Date,
): Promise<DataFor<'a_i/getHistoryDetail'>> => {
  const chat = await findChat(db, chat_id);
  const shared = chat !== undefined && isShared(chat, share);
  if (!chat || !(shared || isOwn(chat, owner))) throw new NotFound(shareGone(share));
  await closeAbandoned(db, now, chat_id);
  const messages = await listMessages(db, chat_id);
  const { title, shared_at } = chat;
  if (!shared)
    return { chat_id, title, readonly: false, share: chat.share, shared_at, messages: messages.map(presentMessage) };
  const snapshot = messages.filter(finishedBy(shared_at)).map((row) => asShared(presentMessage(row)));
  return { chat_id, title: titleOf(snapshot), readonly: true, share: null, shared_at, messages: snapshot };
};

/** The owner's own title is private and may be newer than the snapshot. */
const titleOf = ([first]: AiMessage[]): string => first?.question.slice(0, TITLE_LENGTH) ?? '分享的对话';

/** A message is last written when it ends, so this excludes later versions and running answers. */
const finishedBy = (sharedAt: string | null) => {
  const end = Date.parse(sharedAt ?? '');
  return ({ status, beat_at }: MessageRow): boolean => status !== 'answering' && Date.parse(beat_at) <= end;
};

/**
 * A user with the link may not be allowed to read every page of a report, so references to pages contain only the
 * sentences that the answer repeats.
 */
const asShared = (message: AiMessage): AiMessage => ({
  ...message,
  rating: null,
  refs: message.refs.map((ref) => (ref.page === null ? ref : { ...ref, quote: (ref.cited ?? []).join('……') })),
});

const shareGone = (share: string | undefined): string =>
  share ? '分享链接已失效：对话已删除，或分享已取消' : '对话不存在或已删除';

export const readReferences = async (
  db: Db,
  { chat_id, message_id }: ParsedRequestFor<'a_i/getReference'>,
  owner: Owner,
): Promise<DataFor<'a_i/getReference'>> => {
  await requireOwnChat(db, chat_id, owner);
  const message = await findMessage(db, { chatId: chat_id, messageId: message_id });
  if (!message) throw new NotFound('回答不存在或已删除');
  return { refs: message.refs };
};

/** All actions of an owner on a chat except asking. */
export const changeChat = async (
  db: Db,
  request: SaveRequest,
  owner: Owner,
  { now, abandon }: { now: Date; abandon(chatId: string): void },
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
      return apply(db, chat, { share: chat.share ?? randomBytes(18).toString('base64url'), shared_at: now });
    case 'unshare':
      return apply(db, chat, { share: null, shared_at: null });
    case 'delete':
      // Deletes the chat first, so that readers notified of the end of an answer no longer find it.
      await deleteChat(db, chat.id);
      abandon(chat.id);
      return present(chat);
    case 'feedback':
      await rate(db, request);
      return present(chat);
  }
};

const apply = async (
  db: Db,
  chat: Chat,
  { shared_at, ...change }: { title?: string; pinned?: boolean; share?: string | null; shared_at?: Date | null },
): Promise<Saved> => {
  await updateChat(db, chat.id, { ...change, ...(shared_at !== undefined && { shared_at }) });
  const sharedAt = shared_at === undefined ? chat.shared_at : (shared_at?.toISOString() ?? null);
  return present({ ...chat, ...change, shared_at: sharedAt });
};

/** Without a rating, an earlier rating is removed. */
const rate = async (db: Db, { chat_id, message_id, rating, reason, comment }: SaveRequest) => {
  if (!message_id) throw new InvalidInput('请指明要评价的回答');
  const known = await rateMessage(
    db,
    { chatId: chat_id, messageId: message_id },
    { rating: rating ?? null, reason: reason ?? null, comment: comment ?? null },
  );
  if (!known) throw new NotFound('回答不存在或已删除');
};

const present = ({ id, title, pinned, share, shared_at }: Chat): Saved => ({
  chat_id: id,
  title,
  pinned,
  share,
  shared_at,
});

const isShared = (chat: Chat, share: string | undefined): boolean => {
  const [key, given] = [Buffer.from(chat.share ?? ''), Buffer.from(share ?? '')];
  return key.length > 0 && key.length === given.length && timingSafeEqual(key, given);
};
