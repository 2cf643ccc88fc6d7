import { AsyncResource } from 'node:async_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import PQueue from 'p-queue';
import { Counter, Gauge } from 'prom-client';
import { Unavailable } from './http/errors.ts';

/** Limits the concurrency of one kind of work; further calls wait in order. */
export type Limiter = <Result>(work: () => Promise<Result>) => Promise<Result>;

type LimiterOptions = {
  /** Label of its metrics. */
  name: string;
  concurrency: number;
  /** Calls that may wait; beyond it a call throws Unavailable with the message. */
  queue?: { max: number; message: string };
  /**
   * Pause before the next queued work, as a multiple of the time that the previous work took: at 1 a queue uses a
   * processor at most half of the time, and less if the work is slowed down. There is no pause if the queue is empty.
   */
  cooldown?: number;
};

const queues = new Map<string, PQueue>();

export const queueSize = new Gauge({
  name: 'bee_queue_size',
  help: 'Work that is limited in this process, by queue and state',
  labelNames: ['queue', 'state'],
  registers: [],
  collect() {
    for (const [queue, { pending, size }] of queues) {
      this.set({ queue, state: 'running' }, pending);
      this.set({ queue, state: 'waiting' }, size);
    }
  },
});

export const queueRejections = new Counter({
  name: 'bee_queue_rejected_total',
  help: 'Work that a full queue of this process rejected',
  labelNames: ['queue'],
  registers: [],
});

export const createLimiter = ({
  name,
  concurrency,
  queue: { max, message } = NO_LIMIT,
  cooldown = 0,
}: LimiterOptions): Limiter => {
  const queue = new PQueue({ concurrency });
  queues.set(name, queue);
  return async (work) => {
    if (queue.pending >= concurrency && queue.size >= max) {
      queueRejections.inc({ queue: name });
      throw new Unavailable(message);
    }
    // The queue starts waiting work in the async context of the work before it, which belongs to another request.
    const run = AsyncResource.bind(work);
    return new Promise((resolve, reject) => {
      void queue.add(async () => {
        const since = performance.now();
        await run().then(resolve, reject);
        const cooldownMs = (performance.now() - since) * cooldown;
        if (cooldownMs > 0 && queue.size > 0) await pause(cooldownMs, undefined, { ref: false });
      });
    });
  };
};

const NO_LIMIT = { max: Number.POSITIVE_INFINITY, message: '' };
