import { setTimeout as pause } from 'node:timers/promises';

/** Runs work of one kind, so many pieces at a time; the others wait in the order in which they came. */
export type Limiter = <Result>(work: () => Promise<Result>) => Promise<Result>;

/**
 * @param rest how long the next in the queue waits, as a multiple of what the piece before took: at 1 a queue keeps a
 * processor busy half of the time, less where the work is slowed by others. Where nobody waits there is no rest.
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
