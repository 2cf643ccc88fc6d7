import type { AiContext, AiMode, AnswerEvent } from '@bee/contracts/resource/ai';
import type { Answer } from '@bee/domain/answer';
import { type Kysely, type Selectable, sql } from 'kysely';
import type { AiMessageTable } from '../../db/schema/chat.ts';
import type { Database } from '../../db/schema.ts';

export type MessageKey = { chatId: string; messageId: string };

export type MessageRow = Selectable<AiMessageTable>;

export type NewMessage = MessageKey & {
  taskId: string;
  versionOf: string | null;
  question: string;
  mode: AiMode;
  context: AiContext | null;
};

/** A process that has not renewed its mark for so long is gone, and the answer with it. */
const LOST_AFTER_MS = 20_000;
const EVENTS_KEPT_MS = 24 * 3600 * 1000;

export const findMessage = (db: Kysely<Database>, { chatId, messageId }: MessageKey): Promise<MessageRow | undefined> =>
  db.selectFrom('ai_message').selectAll().where('chat_id', '=', chatId).where('id', '=', messageId).executeTakeFirst();

export const listMessages = (db: Kysely<Database>, chatId: string): Promise<MessageRow[]> =>
  db.selectFrom('ai_message').selectAll().where('chat_id', '=', chatId).orderBy('place').execute();

/** Adds the message at the end of its chat, unless the chat has one of that id; says whether it did. */
export const insertMessage = async (db: Kysely<Database>, message: NewMessage, now: Date): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('ai_message')
    .values({
      chat_id: message.chatId,
      id: message.messageId,
      place: sql<number>`(select coalesce(max(place), 0) + 1 from ai_message where chat_id = ${message.chatId})`,
      version_of: message.versionOf,
      task_id: message.taskId,
      question: message.question,
      mode: message.mode,
      context: message.context && JSON.stringify(message.context),
      status: 'answering',
      steps: '[]',
      blocks: '[]',
      refs: '[]',
      suggestions: '[]',
      rating: null,
      reason: null,
      comment: null,
      created_at: now,
      elapsed_ms: null,
      beat_at: now,
    })
    .onConflict((conflict) => conflict.columns(['chat_id', 'id']).doNothing())
    .executeTakeFirst();
  await db.updateTable('ai_chat').set({ updated_at: now }).where('id', '=', message.chatId).execute();
  return Boolean(numInsertedOrUpdatedRows);
};

/**
 * Stores what came since the last time. False when the message is not being answered any more: it was stopped through
 * another process, or its chat was deleted.
 */
export const saveProgress = async (
  db: Kysely<Database>,
  { chatId, messageId }: MessageKey,
  answer: Answer,
  events: AnswerEvent[],
  now: Date,
): Promise<boolean> =>
  db.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('ai_message')
      .set({
        status: answer.status,
        text: answer.text,
        steps: JSON.stringify(answer.steps),
        blocks: JSON.stringify(answer.blocks),
        refs: JSON.stringify(answer.refs),
        suggestions: JSON.stringify(answer.suggestions),
        elapsed_ms: answer.elapsed_ms,
        beat_at: now,
      })
      .where('chat_id', '=', chatId)
      .where('id', '=', messageId)
      .where('status', '=', 'answering')
      .executeTakeFirst();
    if (!numUpdatedRows) return false;
    if (events.length > 0) await transaction.insertInto('ai_event').values(events.map(toRow)).execute();
    return true;

    function toRow(event: AnswerEvent) {
      return {
        chat_id: chatId,
        message_id: messageId,
        seq: event.seq,
        event: JSON.stringify(event),
        created_at: now,
      };
    }
  });

export const listEvents = async (
  db: Kysely<Database>,
  { chatId, messageId }: MessageKey,
  afterSeq: number,
): Promise<AnswerEvent[]> => {
  const rows = await db
    .selectFrom('ai_event')
    .select('event')
    .where('chat_id', '=', chatId)
    .where('message_id', '=', messageId)
    .where('seq', '>', afterSeq)
    .orderBy('seq')
    .execute();
  return rows.map(({ event }) => event);
};

/** For an answer that another process writes: it notices at its next save. */
export const markStopped = async (db: Kysely<Database>, { chatId, messageId }: MessageKey): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('ai_message')
    .set({ status: 'stopped' })
    .where('chat_id', '=', chatId)
    .where('id', '=', messageId)
    .where('status', '=', 'answering')
    .executeTakeFirst();
  return Boolean(numUpdatedRows);
};

/** Answers whose process is gone are failed ones; their partial text stays. */
export const failLost = async (db: Kysely<Database>, chatId: string, now: Date): Promise<void> => {
  await db
    .updateTable('ai_message')
    .set({ status: 'error' })
    .where('chat_id', '=', chatId)
    .where('status', '=', 'answering')
    .where('beat_at', '<', new Date(now.getTime() - LOST_AFTER_MS).toISOString())
    .execute();
};

export const clearOldEvents = async (db: Kysely<Database>, now: Date): Promise<void> => {
  await db
    .deleteFrom('ai_event')
    .where('created_at', '<', new Date(now.getTime() - EVENTS_KEPT_MS).toISOString())
    .execute();
};

export const rateMessage = async (
  db: Kysely<Database>,
  { chatId, messageId }: MessageKey,
  feedback: { rating: 1 | -1 | null; reason: string | null; comment: string | null },
): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('ai_message')
    .set(feedback)
    .where('chat_id', '=', chatId)
    .where('id', '=', messageId)
    .executeTakeFirst();
  return Boolean(numUpdatedRows);
};
