import type { AiContext, AiMessage, AiMode } from '@bee/contracts/resource/ai';
import { type Answer, emptyAnswer, takeEvent } from '@bee/domain/answer';
import { type ApiCaller, ApiError, randomId } from '@bee/platform';
import type { streamAnswer } from './answer-stream.ts';

/** A question with its answer, possibly incomplete. */
export type Turn = Answer & {
  id: string;
  versionOf: string | null;
  question: string;
  mode: AiMode;
  context: AiContext | null;
  rating: 1 | -1 | null;
  askedAt: string;
};

type Asked = Pick<Turn, 'question' | 'mode' | 'context'>;
export type Feedback = { rating: 1 | -1 | null; reason?: string; comment?: string };

export type Conversation = {
  chatId: string;
  turns(): Turn[];
  subscribe(listener: () => void): () => void;
  ask(asked: Asked): void;
  /** Cancels the answer on the server; the text written so far is kept. */
  stop(): Promise<void>;
  /** Generates a new version of an answer and keeps the previous one. A failed answer is resumed where possible. */
  regenerate(turn: Turn): void;
  /** False when the server rejected the rating. */
  rate(turn: Turn, feedback: Feedback): Promise<boolean>;
  /** Resumes answers that were still being written when the page was left. */
  resume(): void;
  /** Stops listening; the server continues. */
  leave(): void;
};

type Ports = {
  api: ApiCaller;
  stream: typeof streamAnswer;
  token(): string;
  /** Called when the chat has been created on the server. */
  onStarted(): void;
  /** Called when an answer has ended, whether complete, stopped or failed. */
  onEnded(): void;
};

const RETRIES = 5;
const RETRY_MS = 800;
const TOO_MANY = 429;

export const createConversation = (chatId: string, messages: readonly AiMessage[], ports: Ports): Conversation => {
  let turns = messages.map(turnOf);
  let leaving = new AbortController();
  const listeners = new Set<() => void>();
  const show = (next: Turn[]) => {
    turns = next;
    for (const listener of listeners) listener();
  };
  const find = (id: string) => turns.find((turn) => turn.id === id);
  const change = (id: string, by: (turn: Turn) => Turn) =>
    show(turns.map((turn) => (turn.id === id ? by(turn) : turn)));

  /** Reads an answer to its end and reconnects when the connection breaks. */
  const listen = async (id: string, regenerate?: { parent_id: string }) => {
    const { signal } = leaving;
    for (let tries = 0; !signal.aborted; tries += 1) {
      const turn = find(id);
      if (turn?.status !== 'answering') break;
      const { question, mode, context, seq } = turn;
      const request = {
        chat_id: chatId,
        message_id: id,
        question,
        mode,
        last_seq: seq,
        ...(context && { context }),
      };
      try {
        const asked = regenerate ? { ...request, ...regenerate, regenerate: true } : request;
        for await (const event of ports.stream(asked, { token: ports.token(), signal })) {
          change(id, (now) => ({ ...now, ...takeEvent(now, event) }));
          if (event.type === 'meta') ports.onStarted();
          tries = 0;
        }
      } catch (error) {
        if (error instanceof ApiError || tries === RETRIES) {
          change(id, (now) => failed(now, error as Error));
          break;
        }
        await new Promise((resolve) => setTimeout(resolve, RETRY_MS * (tries + 1)));
      }
    }
    if (!signal.aborted) ports.onEnded();
  };

  const begin = ({ question, mode, context }: Asked, versionOf: string | null, parent?: string) => {
    const id = randomId();
    const askedAt = new Date().toISOString();
    show([...turns, { ...emptyAnswer, id, question, mode, context, versionOf, rating: null, askedAt }]);
    void listen(id, parent === undefined ? undefined : { parent_id: parent });
  };

  return {
    chatId,
    turns: () => turns,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    ask: (asked) => begin(asked, null),
    regenerate: (turn) => {
      const { id, versionOf, taskId } = turn;
      if (taskId) return begin(turn, versionOf ?? id, id);
      // The server never received it, so the same question is sent again.
      show(turns.filter((each) => each.id !== id));
      begin(turn, versionOf, versionOf ?? undefined);
    },
    stop: async () => {
      const running = turns.find(({ status }) => status === 'answering');
      if (!running?.taskId) return;
      const request = { chat_id: chatId, message_id: running.id, task_id: running.taskId };
      // It may already have ended; the stream reports that.
      await ports.api('a_i/stopCurl', request, { raw: true }).catch(() => undefined);
    },
    rate: async (turn, { rating, reason, comment }) => {
      change(turn.id, (now) => ({ ...now, rating }));
      const request = {
        chat_id: chatId,
        action: 'feedback' as const,
        message_id: turn.id,
        ...(rating && { rating }),
        ...(reason && { reason }),
        ...(comment && { comment }),
      };
      try {
        await ports.api('a_i/saveHistory', request);
        return true;
      } catch {
        change(turn.id, (now) => ({ ...now, rating: turn.rating }));
        return false;
      }
    },
    resume: () => {
      if (leaving.signal.aborted) leaving = new AbortController();
      for (const { id, status, seq } of turns) if (status === 'answering' && seq === 0) void listen(id);
    },
    leave: () => leaving.abort(),
  };
};

/** The stream of an unfinished answer is read from the beginning, so that events and text match. */
const turnOf = (message: AiMessage): Turn => {
  const { message_id, version_of, question, mode, context, rating, created_at, chat_id: _chat, ...answer } = message;
  const known = { id: message_id, versionOf: version_of, question, mode, context, rating, askedAt: created_at };
  if (message.status === 'answering') return { ...emptyAnswer, ...known };
  const error = message.status === 'error' ? { msg: '回答中断，请重新生成', retryable: true } : null;
  return { ...emptyAnswer, ...answer, ...known, error, seq: Number.MAX_SAFE_INTEGER, taskId: message_id };
};

/** A question that was rejected by a limit must not be retried: the retry would be rejected as well. */
const failed = (turn: Turn, error: Error): Turn => {
  const retryable = !(error instanceof ApiError && error.code === TOO_MANY);
  return { ...turn, status: 'error', error: { msg: error.message, retryable } };
};
