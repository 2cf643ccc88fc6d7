import type { AnswerEvent } from '@bee/contracts/resource/ai';
import { type Answer, emptyAnswer, takeEvent } from '@bee/domain/answer';
import { BusinessError } from '../../../http/errors.ts';
import type { AnswerPart, NewEvent } from '../model/answer/answer-writer.ts';
import { checkNumbers } from '../model/answer/check-numbers.ts';
import { terminalEvent } from '../model/terminal-event.ts';
import { untilAborted } from '../model/until-aborted.ts';
import type { Progress } from '../store/message.repository.ts';

/** Why an answer ends early: the reader stopped it, its chat was deleted, or the process exits. */
export type StopReason = 'stopped' | 'deleted' | 'interrupted';

/** A running answer. It belongs to the server and does not depend on connected readers. */
export type AnswerJob = {
  follow(afterSeq: number, reader: AbortSignal): AsyncGenerator<AnswerEvent>;
  /** Ends the job immediately; resolves with the partial answer once it is stored. */
  end(ending: StopReason): Promise<Answer>;
  readonly finished: Promise<Answer>;
};

type JobOptions = {
  first: Extract<NewEvent, { type: 'meta' }>;
  work(signal: AbortSignal): AsyncIterable<AnswerPart>;
  /** Returns false if the answer was ended through another process. */
  save(progress: Progress): Promise<boolean>;
  now(): Date;
  report(error: unknown): void;
};

const SAVE_INTERVAL_MS = 1000;
const HEARTBEAT_INTERVAL_MS = 5000;

export const startAnswerJob = ({ first, work, save, now, report }: JobOptions): AnswerJob => {
  const started = now().getTime();
  const ending = new AbortController();
  const events: AnswerEvent[] = [];
  const sleepers = new Set<() => void>();
  let answer = emptyAnswer;
  let before = emptyAnswer;
  let published = 0;
  let saved = 0;
  let savedAt = Date.now();
  let saving: Promise<void> = Promise.resolve();

  const record = (part: NewEvent) => {
    const event = { ...part, seq: answer.seq + 1 } as AnswerEvent;
    events.push(event);
    answer = takeEvent(answer, event);
  };
  const publish = () => {
    published = events.length;
    for (const wake of [...sleepers]) wake();
  };
  const store = async (): Promise<void> => {
    const progress = { answer, before, events: events.slice(saved) };
    // Ended through another process: `pollCancellations` ends the job.
    if (!(await save(progress))) return;
    before = progress.answer;
    saved += progress.events.length;
    savedAt = Date.now();
  };
  let isStoring = false;
  const timer = setInterval(() => {
    if (isStoring || (saved === events.length && Date.now() - savedAt < HEARTBEAT_INTERVAL_MS)) return;
    isStoring = true;
    saving = store()
      .catch(report)
      .finally(() => {
        isStoring = false;
      });
  }, SAVE_INTERVAL_MS);
  timer.unref();

  const run = async (): Promise<Answer> => {
    record(first);
    publish();
    try {
      for await (const part of untilAborted(work(ending.signal), ending.signal)) {
        record(part);
        publish();
      }
      record(lastWord());
    } catch (error) {
      if (!(error instanceof BusinessError)) report(error);
      record(ending.signal.aborted ? lastWord() : failing(error));
    }
    clearInterval(timer);
    await saving;
    // Readers receive the terminal event after it is stored, so that their next request sees the same state.
    await store().catch(report);
    publish();
    return answer;
  };
  const lastWord = (): NewEvent => {
    const reason = ending.signal.aborted ? (ending.signal.reason as StopReason) : null;
    if (reason === 'deleted' || reason === 'interrupted') return terminalEvent(reason);
    return {
      type: 'done',
      status: reason ?? 'completed',
      elapsed_ms: Math.max(0, now().getTime() - started),
      checks: checkNumbers(answer),
    };
  };

  const finished = run();
  return {
    finished,
    end: (reason) => {
      ending.abort(reason);
      return finished;
    },
    follow: async function* (afterSeq, reader) {
      let next = afterSeq;
      while (!reader.aborted) {
        while (next < published) {
          const event = events[next];
          next += 1;
          if (event) yield event;
        }
        if (answer.status !== 'answering' && published === events.length) return;
        await sleep(sleepers, reader);
      }
    },
  };
};

const failing = (error: unknown): NewEvent => ({
  type: 'error',
  code: 'failed',
  msg: error instanceof BusinessError ? error.message : '回答中断，请重试',
  retryable: true,
});

/** Waits until a new event is published or the reader disconnects. */
const sleep = (sleepers: Set<() => void>, reader: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const wake = () => {
      sleepers.delete(wake);
      reader.removeEventListener('abort', wake);
      resolve();
    };
    sleepers.add(wake);
    reader.addEventListener('abort', wake, { once: true });
  });
