import { setTimeout as pause } from 'node:timers/promises';

/** Limits the concurrency of one kind of work; further calls wait in order. */
export type Limiter = <Result>(work: () => Promise<Result>) => Promise<Result>;

/**
 * @param rest pause before the next queued work, as a multiple of the time that the previous work took: at 1 a queue
 * uses a processor at most half of the time, and less if the work is slowed down. There is no pause if the queue is
 * empty.
 */
export const createLimiter = (atOnce: number, rest = 0): Limiter => {
  const waiting: (() => void)[] = [];
  let free = atOnce;
  const release = () => {
    const next = waiting.shift();
    if (next) next();
    else free += 1;
  };
  return async (work) => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    const since = performance.now();
    try {
      return await work();
    } finally {
      const restMs = (performance.now() - since) * rest;
      if (restMs > 0 && waiting.length > 0) void pause(restMs, undefined, { ref: false }).then(release);
      else release();
    }
  };
};
