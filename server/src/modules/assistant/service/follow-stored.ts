import { setTimeout as pause } from 'node:timers/promises';
import type { AnswerEvent } from '@bee/contracts/resource/ai';
import type { Clock } from '../../../clock.ts';
import type { Db } from '../../../db/schema.ts';
import { Conflict, NotFound } from '../../../http/errors.ts';
import { closeAbandoned } from '../jobs/close-abandoned.ts';
import { checkNumbers } from '../model/answer/check-numbers.ts';
import { terminalEvent } from '../model/terminal-event.ts';
import {
  findMessage,
  isAbandoned,
  listEvents,
  listStates,
  type MessageKey,
  type MessageRow,
  type MessageState,
} from '../store/message.repository.ts';

const POLL_INTERVAL_MS = 300;
/** Time for the process that runs a stopped answer to store the terminal event. */
const LAST_WORD_MS = 2000;

/** Streams an answer that this process does not run: finished, or running in another process. */
export async function* followStored(
  db: Db,
  clock: Clock,
  key: MessageKey,
  afterSeq: number,
  reader: AbortSignal,
): AsyncGenerator<AnswerEvent> {
  let seq = afterSeq;
  let patience = LAST_WORD_MS;
  while (!reader.aborted) {
    // The state is read before the events: once it is final, all events are stored.
    const [state] = await listStates(db, [key]);
    if (!state) {
      if (seq === afterSeq) throw new NotFound('对话不存在或已删除');
      yield { ...terminalEvent('deleted'), seq: seq + 1 };
      return;
    }
    for (const event of await listEvents(db, key, seq)) {
      yield event;
      seq = event.seq;
      if (event.type === 'done' || event.type === 'error') return;
    }
    if (isAbandoned(state, clock.now())) await closeAbandoned(db, clock.now(), key.chatId);
    else if (state.status !== 'answering' && (!isAwaitingLastWord(state) || patience <= 0)) {
      const message = await findMessage(db, key);
      if (message) yield* seq === 0 ? replay(message) : ending(message, seq);
      return;
    } else {
      if (state.status !== 'answering') patience -= POLL_INTERVAL_MS;
      await pause(POLL_INTERVAL_MS);
    }
  }
}

/** Stopped through a process other than the one that runs it; the terminal event is not stored yet. */
export const isAwaitingLastWord = ({ status, elapsed_ms }: Pick<MessageState, 'status' | 'elapsed_ms'>): boolean =>
  status === 'stopped' && elapsed_ms === null;

/** Rebuilds the stream of a stored answer whose events have expired. */
const replay = (message: MessageRow): AnswerEvent[] => {
  const { text, refs, suggestions } = message;
  const parts = [
    { type: 'meta', message_id: message.id, task_id: message.task_id, title: '' } as const,
    ...message.steps.map((step) => ({ type: 'step', ...step }) as const),
    ...(refs.length > 0 ? [{ type: 'ref', refs } as const] : []),
    ...(text ? [{ type: 'delta', text } as const] : []),
    ...message.blocks.map((block) => ({ type: 'block', block }) as const),
    ...(suggestions.length > 0 ? [{ type: 'suggest', list: suggestions } as const] : []),
  ];
  const events: AnswerEvent[] = parts.map((part, index) => ({ ...part, seq: index + 1 }));
  return [...events, lastEvent(message, events.length + 1)];
};

/** The terminal event for a reader that has received events up to `seq`. */
const ending = (message: MessageRow, seq: number): AnswerEvent[] => {
  if (message.status === 'completed') throw new Conflict('这条回答已经完成，请刷新页面查看全文');
  return [lastEvent(message, seq + 1)];
};

const lastEvent = (message: MessageRow, seq: number): AnswerEvent =>
  message.status === 'completed' || message.status === 'stopped'
    ? {
        type: 'done',
        seq,
        status: message.status,
        elapsed_ms: message.elapsed_ms ?? 0,
        checks: checkNumbers(message),
      }
    : { ...terminalEvent(message.status === 'interrupted' ? 'interrupted' : 'failed'), seq };
