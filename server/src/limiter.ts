import { setTimeout as pause } from 'node:timers/promises';
import PQueue from 'p-queue';
import { Unavailable } from './http/errors.ts';

/** Limits the concurrency of one kind of work; further calls wait in order. */
export type Limiter = <Result>(work: () => Promise<Result>) => Promise<Result>;

type LimiterOptions = {
  concurrency: number;
  /** Calls that may wait; beyond it a call throws Unavailable with the message. */
  queue?: { max: number; message: string };
  /**
   * Pause before the next queued work, as a multiple of the time that the previous work took: at 1 a queue uses a
   * processor at most half of the time, and less if the work is slowed down. There is no pause if the queue is empty.
   */
  cooldown?: number;
};

export const createLimiter = ({
  concurrency,
  queue: { max, message } = NO_LIMIT,
  cooldown = 0,
}: LimiterOptions): Limiter => {
  const queue = new PQueue({ concurrency });
  return async (work) => {
    if (queue.pending >= concurrency && queue.size >= max) throw new Unavailable(message);
    return new Promise((resolve, reject) => {
      void queue.add(async () => {
        const since = performance.now();
        await work().then(resolve, reject);
        const cooldownMs = (performance.now() - since) * cooldown;
        if (cooldownMs > 0 && queue.size > 0) await pause(cooldownMs, undefined, { ref: false });
      });
    });
  };
};

const NO_LIMIT = { max: Number.POSITIVE_INFINITY, message: '' };
