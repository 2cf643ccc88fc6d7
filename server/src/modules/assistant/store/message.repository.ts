import type { AiContext, AiMode, AnswerEvent } from '@bee/contracts/resource/ai';
import type { Answer } from '@bee/domain/answer';
import { type Selectable, sql } from 'kysely';
import type { Database, Db } from '../../../db/schema.ts';
import { packEvents, unpackEvents } from '../model/stored-events.ts';
import type { Owner } from '../service/chat-owner.ts';

export type MessageKey = { chatId: string; messageId: string };

export type MessageRow = Selectable<Database['ai_message']>;

export type NewMessage = MessageKey & {
  taskId: string;
  versionOf: string | null;
  question: string;
  mode: AiMode;
  context: AiContext | null;
};

/** Without a heartbeat for this long, the process is assumed to have exited and the answer is abandoned. */
const ABANDONED_AFTER_MS = 20_000;
const EVENTS_TTL_MS = 24 * 3600 * 1000;

export const findMessage = (db: Db, { chatId, messageId }: MessageKey): Promise<MessageRow | undefined> =>
  db.selectFrom('ai_message').selectAll().where('chat_id', '=', chatId).where('id', '=', messageId).executeTakeFirst();

export const listMessages = (db: Db, chatId: string): Promise<MessageRow[]> =>
  db.selectFrom('ai_message').selectAll().where('chat_id', '=', chatId).orderBy('place').execute();

/**
 * Appends the message to its chat. Returns false if the chat already has a message with that id or a message that is
 * being answered.
 */
export const insertMessage = async (db: Db, message: NewMessage, now: Date): Promise<boolean> => {
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

/** Stored together: columns changed since the last save, and the events that changed them. */
export type Progress = { answer: Answer; before: Answer; events: AnswerEvent[] };

/**
 * Stores the changes since the last save. Returns false if the message is no longer being answered: it was stopped
 * through another process, marked as abandoned, or its chat was deleted. After such a stop the terminal event is still
 * stored.
 */
export const saveProgress = async (
  db: Db,
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
/** Being answered, or stopped through another process without a terminal event yet. */
const isUnclosed = sql<boolean>`(status = 'answering' or (status = 'stopped' and elapsed_ms is null))`;

const rowsOf = (events: AnswerEvent[]) => packEvents(events).map((event) => ({ seq: event.seq, event }));

export const listEvents = async (
  db: Db,
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

/** States of the given messages; deleted messages are omitted. */
export const listStates = (db: Db, keys: readonly MessageKey[]): Promise<MessageState[]> =>
  db
    .selectFrom('ai_message')
    .select(['chat_id', 'id', 'status', 'beat_at', 'elapsed_ms'])
    .where((where) => where.or(keys.map(({ chatId, messageId }) => where.and({ chat_id: chatId, id: messageId }))))
    .execute();

/** The process that ran the answer has stopped sending heartbeats. */
export const isAbandoned = ({ status, beat_at }: Pick<MessageState, 'status' | 'beat_at'>, now: Date): boolean =>
  status === 'answering' && Date.parse(beat_at) < now.getTime() - ABANDONED_AFTER_MS;

/** For an answer that another process runs: that process notices at its next poll or save. */
export const markStopped = async (db: Db, { chatId, messageId }: MessageKey): Promise<boolean> => {
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
 * Marks answers whose process has exited; their partial text is retained.
 * @param chatId limits this to one chat
 * @returns the owners of the questions and when they were asked
 */
export const markAbandoned = async (db: Db, now: Date, chatId?: string) => {
  const { rows } = await sql<Owner & { created_at: string }>`
    update ai_message m set status = 'interrupted'
    from ai_chat c
    where c.id = m.chat_id and m.status = 'answering'
      and m.beat_at < ${new Date(now.getTime() - ABANDONED_AFTER_MS)}
      ${chatId === undefined ? sql`` : sql`and m.chat_id = ${chatId}`}
    returning c.uid, c.visitor, m.created_at`.execute(db);
  return rows;
};

export const clearOldEvents = async (db: Db, now: Date): Promise<void> => {
  await db
    .deleteFrom('ai_event')
    .where('created_at', '<', new Date(now.getTime() - EVENTS_TTL_MS).toISOString())
    .execute();
};

export const rateMessage = async (
  db: Db,
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
