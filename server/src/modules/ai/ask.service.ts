import { randomUUID } from 'node:crypto';
import type { ParsedRequestFor } from '@bee/contracts/operations';
import type { AnswerEvent } from '@bee/contracts/resource/ai';
import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import { type Clock, shanghaiDay } from '../../clock.ts';
import type { Database } from '../../db/schema.ts';
import { Conflict, InvalidInput, NotFound } from '../../http/errors.ts';
import { type Asker, countQuestion } from './ai-quota.ts';
import { answerQuestion, type Question } from './answer/answer-question.ts';
import type { WriteAnswer } from './answer/answer-writer.ts';
import { type AnswerJob, startAnswerJob } from './answer-job.ts';
import { findChat, insertChat } from './chat.repository.ts';
import { isOwn, requireOwnChat } from './chat-access.ts';
import { isChatId, type Owner } from './chat-owner.ts';
import { followStored } from './follow-stored.ts';
import {
  clearOldEvents,
  failLost,
  findMessage,
  insertMessage,
  listMessages,
  type MessageKey,
  markStopped,
  type NewMessage,
  saveProgress,
} from './message.repository.ts';

type AskRequest = ParsedRequestFor<'a_i/getAnswer'>;
export type Caller = Asker & { signal: AbortSignal; log: FastifyBaseLogger };

export type AskService = {
  /** Events of the answer: a new one, or from `last_seq` on of one that was asked for before. */
  ask(request: AskRequest, caller: Caller): AsyncGenerator<AnswerEvent>;
  /** @throws Conflict when it had ended by itself. */
  stop(request: ParsedRequestFor<'a_i/stopCurl'>, owner: Owner): Promise<number>;
  /** Ends every answer of a chat that is being deleted. */
  abandon(chatId: string): void;
};

const TITLE_LENGTH = 30;

/** Runs the answers of this process. What other processes run is followed and stopped through the database. */
export const createAskService = (db: Kysely<Database>, clock: Clock, write: WriteAnswer): AskService => {
  const jobs = new Map<string, AnswerJob>();

  const ask: AskService['ask'] = async function* (request, caller) {
    const key = { chatId: request.chat_id, messageId: request.message_id };
    const running = await find(key, caller);
    const events = running ?? (await begin(key, request, caller)).follow(request.last_seq ?? 0, caller.signal);
    yield* events;

    async function find({ chatId }: MessageKey, { owner, signal }: Caller) {
      const chat = await findChat(db, chatId);
      if (!chat) return null;
      if (!isOwn(chat, owner)) throw new NotFound('对话不存在或已删除');
      const job = jobs.get(nameOf(key));
      if (job) return job.follow(request.last_seq ?? 0, signal);
      return (await findMessage(db, key)) ? followStored(db, clock, key, request.last_seq ?? 0, signal) : null;
    }
  };

  const begin = async (key: MessageKey, request: AskRequest, caller: Caller): Promise<AnswerJob> => {
    if (!isChatId(key.chatId)) throw new InvalidInput('对话编号有误，请新建对话');
    const { owner, now, log } = caller;
    const message = await describe(key, request, now);
    const counted = await countQuestion(db, caller);
    const title = message.question.slice(0, TITLE_LENGTH);
    await insertChat(db, { id: key.chatId, owner, title, now });
    await requireOwnChat(db, key.chatId, owner);
    if (!(await insertMessage(db, message, now))) {
      await counted.giveBack();
      throw new Conflict('这个问题正在回答，请稍候');
    }
    const question: Question = {
      question: message.question,
      mode: message.mode,
      context: message.context,
      earlier: await earlierTurns(key),
      today: shanghaiDay(now),
    };
    const job = startAnswerJob({
      first: { type: 'meta', message_id: key.messageId, task_id: message.taskId, title },
      work: (signal) => answerQuestion(db, write, question, signal),
      save: (answer, events) => saveProgress(db, key, answer, events, clock.now()),
      now: () => clock.now(),
      report: (error) => log.error({ err: error }, 'answer failed'),
    });
    jobs.set(nameOf(key), job);
    void job.finished
      .then(async ({ status }) => {
        jobs.delete(nameOf(key));
        if (status === 'error') await counted.giveBack();
        await clearOldEvents(db, clock.now());
      })
      .catch((error: unknown) => log.error({ err: error }, 'answer not closed'));
    return job;
  };

  /** One answer at a time in a chat; a repeated one takes over question and mode of its first version. */
  const describe = async (key: MessageKey, request: AskRequest, now: Date): Promise<NewMessage> => {
    await failLost(db, key.chatId, now);
    const messages = await listMessages(db, key.chatId);
    if (messages.some(({ status }) => status === 'answering')) throw new Conflict('上一个问题还在回答，请等待或先停止');
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
      const job = jobs.get(nameOf(key));
      if (job) {
        const { status, text } = await job.stop();
        if (status !== 'stopped') throw new Conflict('回答已经结束，无需停止');
        return text.length;
      }
      if (!(await markStopped(db, key))) throw new Conflict('回答已经结束，无需停止');
      return message.text.length;
    },
    abandon: (chatId) => {
      for (const [name, job] of jobs) if (name.startsWith(`${chatId} `)) void job.stop();
    },
  };
};

const nameOf = ({ chatId, messageId }: MessageKey): string => `${chatId} ${messageId}`;
