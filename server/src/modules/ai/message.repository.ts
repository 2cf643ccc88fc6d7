import type { AiContext, AiMode, AnswerEvent } from '@bee/contracts/resource/ai';
import type { Answer } from '@bee/domain/answer';
import { type Kysely, type Selectable, sql } from 'kysely';
import type { AiMessageTable } from '../../db/schema/chat.ts';
import type { Database } from '../../db/schema.ts';
import type { Owner } from './chat-owner.ts';
import { packEvents, unpackEvents } from './stored-events.ts';

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
const ABANDONED_AFTER_MS = 20_000;
const EVENTS_TTL_MS = 24 * 3600 * 1000;

export const findMessage = (db: Kysely<Database>, { chatId, messageId }: MessageKey): Promise<MessageRow | undefined> =>
  db.selectFrom('ai_message').selectAll().where('chat_id', '=', chatId).where('id', '=', messageId).executeTakeFirst();

export const listMessages = (db: Kysely<Database>, chatId: string): Promise<MessageRow[]> =>
  db.selectFrom('ai_message').selectAll().where('chat_id', '=', chatId).orderBy('place').execute();

/**
 * Adds the message at the end of its chat; says whether it did. It does not when the chat has one of that id, or one
 * that is being answered.
 */
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
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  await db.updateTable('ai_chat').set({ updated_at: now }).where('id', '=', message.chatId).execute();
  return Boolean(numInsertedOrUpdatedRows);
};

/** What is stored at once: columns that changed since the last time, and the events that changed them. */
export type Progress = { answer: Answer; before: Answer; events: AnswerEvent[] };

/**
 * Stores what came since the last time. False when the message is not being answered any more: it was stopped through
 * another process, given up as lost, or its chat was deleted. The last word is stored also after such a stop.
 */
export const saveProgress = async (
  db: Kysely<Database>,
  { chatId, messageId }: MessageKey,
  { answer, before, events }: Progress,
  now: Date,
): Promise<boolean> => {
  const json = <Name extends 'steps' | 'blocks' | 'refs' | 'suggestions'>(name: Name) =>
    answer[name] === before[name] ? {} : { [name]: JSON.stringify(answer[name]) };
  const update = db
    .updateTable('ai_message')
    .set({
      status: answer.status,
      elapsed_ms: answer.elapsed_ms,
      beat_at: now,
      ...(answer.text !== before.text && { text: answer.text }),
      ...json('steps'),
      ...json('blocks'),
      ...json('refs'),
      ...json('suggestions'),
    })
    .where('chat_id', '=', chatId)
    .where('id', '=', messageId)
    .where(answer.status === 'answering' ? isAnswering : isUnclosed)
    .returning('id');
  const { rows } = await sql<{ id: string }>`
    with updated as (${update}), added as (
      insert into ai_event (chat_id, message_id, seq, event, created_at)
      select ${chatId}, ${messageId}, e.seq, e.event, ${now}
      from updated, jsonb_to_recordset(${JSON.stringify(rowsOf(events))}::jsonb) as e (seq integer, event jsonb)
      on conflict do nothing
    )
    select id from updated`.execute(db);
  return rows.length > 0;
};

const isAnswering = sql<boolean>`status = 'answering'`;
/** Being written, or stopped through another process and without its last word. */
const isUnclosed = sql<boolean>`(status = 'answering' or (status = 'stopped' and elapsed_ms is null))`;

const rowsOf = (events: AnswerEvent[]) => packEvents(events).map((event) => ({ seq: event.seq, event }));

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
  return unpackEvents(rows.map(({ event }) => event)).filter(({ seq }) => seq > afterSeq);
};

export type MessageState = Pick<MessageRow, 'chat_id' | 'id' | 'status' | 'beat_at' | 'elapsed_ms'>;

/** How far those messages are; what was deleted is not among them. */
export const listStates = (db: Kysely<Database>, keys: readonly MessageKey[]): Promise<MessageState[]> =>
  db
    .selectFrom('ai_message')
    .select(['chat_id', 'id', 'status', 'beat_at', 'elapsed_ms'])
    .where((where) => where.or(keys.map(({ chatId, messageId }) => where.and({ chat_id: chatId, id: messageId }))))
    .execute();

/** Nobody has worked on it for so long that nobody will. */
export const isAbandoned = ({ status, beat_at }: Pick<MessageState, 'status' | 'beat_at'>, now: Date): boolean =>
  status === 'answering' && Date.parse(beat_at) < now.getTime() - ABANDONED_AFTER_MS;

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

/**
 * Marks answers whose process is gone; their partial text stays.
 * @param chatId of this chat alone
 * @returns who had asked, and when
 */
export const markAbandoned = async (db: Kysely<Database>, now: Date, chatId?: string) => {
  const { rows } = await sql<Owner & { created_at: string }>`
    update ai_message m set status = 'interrupted'
    from ai_chat c
    where c.id = m.chat_id and m.status = 'answering'
      and m.beat_at < ${new Date(now.getTime() - ABANDONED_AFTER_MS)}
      ${chatId === undefined ? sql`` : sql`and m.chat_id = ${chatId}`}
    returning c.uid, c.visitor, m.created_at`.execute(db);
  return rows;
};

export const clearOldEvents = async (db: Kysely<Database>, now: Date): Promise<void> => {
  await db
    .deleteFrom('ai_event')
    .where('created_at', '<', new Date(now.getTime() - EVENTS_TTL_MS).toISOString())
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
