import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { ParsedRequestFor } from '@bee/contracts/operations';
import type { AnswerEvent } from '@bee/contracts/resource/ai';
import type { Answer } from '@bee/domain/answer';
import type { AnswerTool } from '../../../answering/answer-tool.ts';
import { type Clock, shanghaiDay } from '../../../clock.ts';
import type { Db } from '../../../db/schema.ts';
import { transact } from '../../../db/transact.ts';
import { Conflict, InvalidInput, NotFound } from '../../../http/errors.ts';
import type { Logger } from '../../../http/logger.ts';
import { type Rerank, readerOf } from '../../search/index.ts';
import { type AnswerJob, startAnswerJob } from '../jobs/answer-job.ts';
import { closeAbandoned } from '../jobs/close-abandoned.ts';
import { TITLE_LENGTH } from '../model/ai.policy.ts';
import type { WriteAnswer } from '../model/answer/answer-writer.ts';
import { type Asker, type CountedQuestion, countQuestion } from '../store/ai-quota.ts';
import { findChat, insertChat } from '../store/chat.repository.ts';
import {
  findMessage,
  insertMessage,
  listMessages,
  type MessageKey,
  markStopped,
  type NewMessage,
  saveProgress,
} from '../store/message.repository.ts';
import { answerQuestion } from './answer/answer-question.ts';
import { isOwn, requireOwnChat } from './chat-access.ts';
import { isChatId, type Owner } from './chat-owner.ts';
import { followStored, isAwaitingLastWord } from './follow-stored.ts';
import { pollCancellations, type RunningJob } from './poll-cancellations.ts';

type AskRequest = ParsedRequestFor<'a_i/getAnswer'>;
export type Caller = Asker & { signal: AbortSignal; log: Logger };

export type AskService = {
  /** Streams the events of a new answer, or those after `last_seq` of an existing answer. */
  ask(request: AskRequest, caller: Caller): AsyncGenerator<AnswerEvent>;
  /** @throws Conflict when the answer has already ended. */
  stop(request: ParsedRequestFor<'a_i/stopCurl'>, owner: Owner): Promise<number>;
  /** Ends all answers of a chat that is being deleted. */
  abandon(chatId: string): void;
  /** Called at shutdown: answers finish within four seconds or are marked as interrupted. */
  close(): Promise<void>;
};

/** Time for running answers to finish at shutdown; the server waits longer. */
const GRACE_MS = 4000;
const STOP_WITHIN_MS = 2000;

type Parts = {
  db: Db;
  clock: Clock;
  tools: readonly AnswerTool[];
  write: WriteAnswer;
  rerank?: Rerank | undefined;
  report(error: unknown): void;
};

/** Runs the answers of this process. Answers of other processes are followed and stopped through the database. */
export const createAskService = ({ db, clock, tools, write, rerank, report }: Parts): AskService => {
  const running = new Map<string, RunningJob>();
  const stopWatch = pollCancellations(db, () => [...running.values()], report);

  const ask: AskService['ask'] = async function* (request, caller) {
    const key = { chatId: request.chat_id, messageId: request.message_id };
    const known = await find(key, request, caller);
    if (known) return yield* known;
    const job = await begin(key, request, caller);
    if (job) return yield* job.follow(request.last_seq ?? 0, caller.signal);
    // The same question was sent twice at the same time, and the other request has started it.
    const other = await find(key, request, caller);
    if (!other) throw new Conflict(BUSY);
    yield* other;
  };

  const find = async (key: MessageKey, { last_seq = 0 }: AskRequest, { owner, signal, log }: Caller) => {
    const chat = await findChat(db, key.chatId);
    if (!chat) return null;
    if (!isOwn(chat, owner)) {
      log.warn({ chat: key.chatId, uid: owner.uid }, 'asked in the chat of somebody else');
      throw new NotFound('对话不存在或已删除');
    }
    const own = running.get(nameOf(key));
    if (own) return own.job.follow(last_seq, signal);
    return (await findMessage(db, key)) ? followStored(db, clock, key, last_seq, signal) : null;
  };

  /**
   * Returns null if the same question, or another question in the same chat, is being started at this moment, in any
   * process.
   */
  const begin = async (key: MessageKey, request: AskRequest, caller: Caller): Promise<AnswerJob | null> => {
    if (!isChatId(key.chatId)) throw new InvalidInput('对话编号有误，请新建对话');
    const message = await describe(key, request, caller.now);
    if (!message) return null;
    const title = message.question.slice(0, TITLE_LENGTH);
    const counted = await insert(message, title, caller);
    if (!counted) return null;
    const job = startAnswerJob({
      first: { type: 'meta', message_id: key.messageId, task_id: message.taskId, title },
      work: async function* (signal) {
        const { question, mode, context } = message;
        const earlier = await earlierTurns(key);
        const by = { today: shanghaiDay(caller.now), reader: readerOf(caller.viewer), viewer: caller.viewer, rerank };
        yield* answerQuestion({ db, tools, write }, { question, mode, context, earlier, ...by }, signal);
      },
      save: async (progress) => {
        const isSaved = await saveProgress(db, key, progress, clock.now());
        // Runs at most once: after the terminal event a message accepts no further updates.
        if (isSaved && isUnanswered(progress.answer)) await counted.giveBack(db);
        return isSaved;
      },
      now: () => clock.now(),
      report: (error) => caller.log.error({ err: error }, 'answer failed'),
    });
    running.set(nameOf(key), { key, job });
    void job.finished.then(() => running.delete(nameOf(key)));
    return job;
  };

  const insert = (message: NewMessage, title: string, caller: Caller): Promise<CountedQuestion | null> =>
    transact(db, async (transaction) => {
      const { owner, now } = caller;
      await insertChat(transaction, { id: message.chatId, owner, title, now });
      await requireOwnChat(transaction, message.chatId, owner);
      return (await insertMessage(transaction, message, now)) ? countQuestion(transaction, caller) : null;
    });

  /**
   * Only one answer at a time per chat. A regenerated answer uses the question of its first version. Returns null if
   * the message has just been created.
   */
  const describe = async (key: MessageKey, request: AskRequest, now: Date): Promise<NewMessage | null> => {
    await closeAbandoned(db, now, key.chatId);
    const messages = await listMessages(db, key.chatId);
    if (messages.some(({ id }) => id === key.messageId)) return null;
    if (messages.some(({ status }) => status === 'answering')) throw new Conflict(BUSY);
    const fresh = {
      ...key,
      taskId: randomUUID(),
      versionOf: null,
      question: request.question,
      mode: request.mode,
      context: request.context ?? null,
    };
    if (!request.regenerate) return fresh;
    const parent = messages.find(({ id }) => id === request.parent_id);
    if (!parent) throw new NotFound('要重新生成的回答不存在');
    return { ...fresh, versionOf: parent.version_of ?? parent.id, question: parent.question, context: parent.context };
  };

  const earlierTurns = async ({ chatId, messageId }: MessageKey) => {
    const messages = await listMessages(db, chatId);
    const own = messages.find(({ id }) => id === messageId);
    const first = messages.find(({ id }) => id === (own?.version_of ?? messageId));
    return messages
      .filter(({ place, status }) => first && place < first.place && status !== 'error')
      .map(({ question, text }) => ({ question, text }));
  };

  return {
    ask,
    stop: async ({ chat_id, message_id, task_id }, owner) => {
      await requireOwnChat(db, chat_id, owner);
      const key = { chatId: chat_id, messageId: message_id };
      const message = await findMessage(db, key);
      if (message?.task_id !== task_id) throw new NotFound('没有这个回答任务');
      const own = running.get(nameOf(key));
      if (own) {
        const { status, text } = await own.job.end('stopped');
        if (status !== 'stopped') throw new Conflict(OVER);
        return text.length;
      }
      if (!(await markStopped(db, key))) throw new Conflict(OVER);
      return lengthOfStopped(key);
    },
    abandon: (chatId) => {
      for (const { key, job } of running.values()) if (key.chatId === chatId) void job.end('deleted');
    },
    close: async () => {
      const jobs = [...running.values()].map(({ job }) => job);
      const finished = Promise.all(jobs.map((job) => job.finished));
      await Promise.race([finished, pause(GRACE_MS, undefined, { ref: false })]);
      stopWatch();
      await Promise.all(jobs.map((job) => job.end('interrupted')));
    },
  };

  /** The process that runs the answer stores the terminal event; if that process has exited, the wait times out. */
  async function lengthOfStopped(key: MessageKey): Promise<number> {
    const until = Date.now() + STOP_WITHIN_MS;
    for (;;) {
      const message = await findMessage(db, key);
      if (!message) throw new NotFound('对话不存在或已删除');
      if (!isAwaitingLastWord(message) || Date.now() > until) return message.text.length;
      await pause(50);
    }
  }
};

const BUSY = '上一个问题还在回答，请等待或先停止';
const OVER = '回答已经结束，无需停止';

/** Failed through no fault of the user: neither stopped nor deleted. */
const isUnanswered = ({ status, error }: Answer): boolean =>
  status === 'interrupted' || (status === 'error' && error?.retryable === true);

const nameOf = ({ chatId, messageId }: MessageKey): string => `${chatId} ${messageId}`;
