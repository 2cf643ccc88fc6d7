import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { LoadAbandoned } from '../../cache/load-abandoned.ts';
import { INTERNAL_HEADER } from '../../http/internal-signature.ts';
import { traceHeaders } from '../../telemetry/activity.ts';
import { type CircuitBreaker, createCircuitBreaker } from './circuit-breaker.ts';
import type { FromWorker, RenderJob, ToWorker, WorkerFiles } from './render-message.ts';
import type { RenderMeter, RenderOutcome, WorkerEnd } from './render-metrics.ts';

/** Fetching data may take longer than rendering it; a render that takes this long is stuck. */
const LOAD_LIMIT_MS = 4500;
const RENDER_LIMIT_MS = 500;
/** Added to both limits until a worker has finished its first job: reading and warming up its code takes time. */
const START_LIMIT_MS = 5000;
const MEMORY_LIMIT_MB = 128;
const RENDERS_PER_WORKER = 2000;
/** Further jobs wait for their turn: so many at once that the last exceeds its limit would end the worker for all. */
const MAX_STARTED = 64;
/** Jobs of the least busy worker from which another is started. */
const BUSY = 8;
/** Beyond it a render is given up at once: its reader would wait longer than it may take. */
const MAX_QUEUED = 500;

type Queued = {
  job: RenderJob;
  headers: ToWorker['headers'];
  since: number;
  resolve(rendered: Rendered): void;
  reject(error: Error): void;
};
type Started = Queued & { timer: NodeJS.Timeout; grace: number };

/** The API rejected the address, for example for a number of 65 digits: no fault of the release. */
export class RenderRejected extends Error {}

/** The API, or its database, is unavailable; or so many renders wait that this one is given up. */
export class ApiUnavailable extends Error {}

/**
 * Workers for one remote of one composition: one from the first job on, more while all are busy, as many as processors
 * allow. A timeout or crash ends a worker and rejects its pending jobs; after several timeouts no job is started for a
 * while. After a failed render or 2000 renders it finishes its pending jobs while a new worker takes the next ones; a
 * rejection or an outage of the API does not replace it. A worker has no access to the environment. It limits time and
 * memory and is not a security boundary.
 */
export type RenderPool = {
  /** @param signal removes the job from the queue; a job that has begun is completed */
  render(job: RenderJob, signal?: AbortSignal): Promise<Rendered>;
  close(): void;
};

export type Rendered = { result: unknown; tags: string[] };

type PoolOptions = {
  file: string;
  data: WorkerFiles;
  /** By default the number of processors without the one that serves requests. */
  maxWorkers?: number;
  meter: RenderMeter;
  sign(): string;
  report(problem: string): void;
  onPause(isPaused: boolean): void;
};

export const createRenderPool = (options: PoolOptions): RenderPool => {
  const { meter, sign, maxWorkers = Math.max(1, availableParallelism() - 1) } = options;
  const breaker = createCircuitBreaker(options.onPause);
  const runners = new Set<Runner>();
  const queue = new Set<Queued>();
  /** Those that take further jobs. */
  const active = new Set<Runner>();
  const start = (): Runner => {
    const runner = startRunner(options, {
      retired: () => active.delete(runner),
      freed: startNext,
      ended: () => {
        runners.delete(runner);
        startNext();
      },
      queued: () => ([...active][0] === runner ? queue.size : 0),
      rendered: breaker.rendered,
      timedOut: breaker.timedOut,
    });
    active.add(runner);
    runners.add(runner);
    return runner;
  };

  const leastBusy = (): Runner => {
    const [first, ...others] = active;
    const found = others.reduce((least, one) => (least && one.started() < least.started() ? one : least), first);
    return !found || (found.started() >= BUSY && active.size < maxWorkers) ? start() : found;
  };

  const startNext = () => {
    for (const queued of queue) {
      const runner = leastBusy();
      if (runner.started() >= MAX_STARTED) return;
      queue.delete(queued);
      if (performance.now() - queued.since < LOAD_LIMIT_MS) runner.render(queued);
      else drop(queued, 'unavailable', new ApiUnavailable('too many renders wait'));
    }
  };

  const drop = ({ since, reject }: Queued, outcome: RenderOutcome, reason: Error) => {
    meter.rendered(outcome, performance.now() - since);
    reject(reason);
  };

  return {
    render: (job, signal) =>
      new Promise((resolve, reject) => {
        if (signal?.aborted) return reject(new LoadAbandoned('all its readers have left'));
        const headers = { ...traceHeaders(), [INTERNAL_HEADER]: sign() };
        const queued: Queued = { job, headers, since: performance.now(), resolve, reject };
        if (breaker.isOpen()) return drop(queued, 'failed', new Error('its renders time out: not called for a while'));
        if (queue.size >= MAX_QUEUED) return drop(queued, 'unavailable', new ApiUnavailable('too many renders wait'));
        queue.add(queued);
        signal?.addEventListener('abort', () => {
          if (queue.delete(queued)) drop(queued, 'abandoned', new LoadAbandoned('all its readers have left'));
        });
        startNext();
      }),
    close: () => {
      breaker.close();
      for (const queued of queue) drop(queued, 'closed', new Error('closed'));
      queue.clear();
      for (const runner of runners) runner.end('closed', new Error('closed'));
    },
  };
};

type Runner = { started(): number; render(queued: Queued): void; end(how: WorkerEnd, reason: Error): void };
/** `retired`: takes no further jobs; `freed`: a job has ended; `ended`: its thread is gone. */
type RunnerEvents = Pick<CircuitBreaker, 'rendered' | 'timedOut'> & {
  retired(): unknown;
  freed(): void;
  ended(): void;
  queued(): number;
};

const startRunner = ({ file, data, meter, report }: PoolOptions, events: RunnerEvents): Runner => {
  const worker = new Worker(file, {
    workerData: data,
    env: { NODE_ENV: 'production' },
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_LIMIT_MB },
  });
  let renders = 0;
  let warm = false;
  let isRetired = false;
  const waiting = new Map<number, Started>();
  const countEnd = meter.started(() => waiting.size + events.queued());
  const count = (outcome: RenderOutcome, { since }: Started) => meter.rendered(outcome, performance.now() - since);

  const end = (how: WorkerEnd, reason: Error) => {
    isRetired = true;
    events.retired();
    if (how === 'timeout') events.timedOut();
    countEnd(how);
    void worker.terminate();
    for (const job of waiting.values()) {
      clearTimeout(job.timer);
      count(how, job);
      job.reject(reason);
    }
    waiting.clear();
    events.ended();
  };

  const retire = () => {
    isRetired = true;
    events.retired();
  };

  /** A timer that fires late shows that this process was blocked: messages of the worker come first, then half a limit. */
  const limit = (id: number, ms: number, what: string, wait = ms): NodeJS.Timeout => {
    const due = performance.now() + wait;
    return setTimeout(() => {
      const job = waiting.get(id);
      if (!job) return;
      if (performance.now() - due > ms / 10) job.timer = limit(id, ms, what, ms / 2);
      else end('timeout', new Error(`${what} took longer than ${ms} ms`));
    }, wait);
  };

  const finish = (message: FromWorker) => {
    const job = waiting.get(message.id);
    if (!job) return;
    clearTimeout(job.timer);
    if (message.event === 'loaded') {
      job.timer = limit(message.id, RENDER_LIMIT_MS + job.grace, 'rendering');
      return;
    }
    waiting.delete(message.id);
    count(message.event, job);
    if (message.event === 'done') {
      warm = true;
      events.rendered();
      job.resolve({ result: message.result, tags: message.tags });
    } else if (message.event === 'refused') {
      job.reject(new RenderRejected(message.message));
    } else if (message.event === 'unavailable') {
      job.reject(new ApiUnavailable(message.message));
    } else {
      report(message.message);
      job.reject(new Error(message.message));
      // The error may have left the worker damaged.
      retire();
    }
    if (isRetired && waiting.size === 0) end('recycled', new Error('recycled'));
    else events.freed();
  };

  worker.on('message', finish);
  worker.on('error', (error) => end('crashed', error));
  worker.on('exit', (code) => end('crashed', new Error(`render worker ended with ${code}`)));
  worker.unref();

  return {
    started: () => waiting.size,
    render: (queued) => {
      renders += 1;
      const id = renders;
      const grace = warm ? 0 : START_LIMIT_MS;
      waiting.set(id, { ...queued, grace, timer: limit(id, LOAD_LIMIT_MS + grace, 'loading') });
      worker.postMessage({ id, job: queued.job, headers: queued.headers } satisfies ToWorker);
      if (renders >= RENDERS_PER_WORKER) retire();
    },
    end,
  };
};
