import { Worker } from 'node:worker_threads';
import { INTERNAL_HEADER } from '../../http/internal-signature.ts';
import { traceHeaders } from '../../telemetry/activity.ts';
import type { FromWorker, RenderJob, ToWorker, WorkerFiles } from './render-message.ts';
import type { RenderMeter, RenderOutcome, WorkerEnd } from './render-metrics.ts';

/** Fetching data may take longer than rendering it; a render that takes this long is stuck. */
const LOAD_LIMIT_MS = 4500;
const RENDER_LIMIT_MS = 500;
/** Added to both limits until a worker has finished its first job: reading and warming up its code takes time. */
const START_LIMIT_MS = 5000;
const MEMORY_LIMIT_MB = 128;
const RENDERS_PER_WORKER = 2000;

type Waiting = {
  resolve(rendered: Rendered): void;
  reject(error: Error): void;
  timer: NodeJS.Timeout;
  grace: number;
  /** Counts the end of the job. */
  count(outcome: RenderOutcome): void;
};

/** The API rejected the address, for example for a number of 65 digits: no fault of the release. */
export class RenderRejected extends Error {}

/** The API, or its database, is unavailable. */
export class ApiUnavailable extends Error {}

/**
 * One worker for one remote of one composition, started on the first job. A timeout or crash ends it and rejects its
 * pending jobs. After a failed render or 2000 renders it finishes its pending jobs while a new worker takes the next
 * ones; a rejection or an outage of the API does not replace it. A worker has no access to the environment. It limits
 * time and memory and is not a security boundary.
 */
export type RenderPool = { render(job: RenderJob): Promise<Rendered>; close(): void };

export type Rendered = { result: unknown; tags: string[] };

type PoolOptions = {
  file: string;
  data: WorkerFiles;
  meter: RenderMeter;
  sign(): string;
  report(problem: string): void;
};

export const createRenderPool = (options: PoolOptions): RenderPool => {
  const runners = new Set<Runner>();
  let active: Runner | null = null;
  const start = (): Runner => {
    const runner = startRunner(options, {
      retired: () => {
        if (active === runner) active = null;
      },
      ended: () => runners.delete(runner),
    });
    runners.add(runner);
    return runner;
  };
  return {
    render: (job) => {
      active ??= start();
      return active.render(job);
    },
    close: () => {
      for (const runner of runners) runner.end('closed', new Error('closed'));
    },
  };
};

type Runner = { render(job: RenderJob): Promise<Rendered>; end(how: WorkerEnd, reason: Error): void };
/** `retired`: takes no further jobs; `ended`: its thread is gone. */
type RunnerEvents = { retired(): void; ended(): void };

const startRunner = ({ file, data, meter, sign, report }: PoolOptions, events: RunnerEvents): Runner => {
  const worker = new Worker(file, {
    workerData: data,
    env: { NODE_ENV: 'production' },
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_LIMIT_MB },
  });
  let renders = 0;
  let warm = false;
  let isRetired = false;
  const waiting = new Map<number, Waiting>();
  const countEnd = meter.started(() => waiting.size);

  const end = (how: WorkerEnd, reason: Error) => {
    isRetired = true;
    events.retired();
    events.ended();
    countEnd(how);
    void worker.terminate();
    for (const { reject, timer, count } of waiting.values()) {
      clearTimeout(timer);
      count(how);
      reject(reason);
    }
    waiting.clear();
  };

  const retire = () => {
    isRetired = true;
    events.retired();
  };

  const limit = (id: number, ms: number, what: string) =>
    setTimeout(() => {
      if (waiting.has(id)) end('timeout', new Error(`${what} took longer than ${ms} ms`));
    }, ms);

  const finish = (message: FromWorker) => {
    const job = waiting.get(message.id);
    if (!job) return;
    clearTimeout(job.timer);
    if (message.event === 'loaded') {
      job.timer = limit(message.id, RENDER_LIMIT_MS + job.grace, 'rendering');
      return;
    }
    waiting.delete(message.id);
    job.count(message.event);
    if (message.event === 'done') {
      warm = true;
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
  };

  worker.on('message', finish);
  worker.on('error', (error) => end('crashed', error));
  worker.on('exit', (code) => end('crashed', new Error(`render worker ended with ${code}`)));
  worker.unref();

  return {
    render: (job) =>
      new Promise((resolve, reject) => {
        renders += 1;
        const id = renders;
        const grace = warm ? 0 : START_LIMIT_MS;
        const timer = limit(id, LOAD_LIMIT_MS + grace, 'loading');
        const startedAt = performance.now();
        const count = (outcome: RenderOutcome) => meter.rendered(outcome, performance.now() - startedAt);
        waiting.set(id, { resolve, reject, timer, grace, count });
        const headers = { ...traceHeaders(), [INTERNAL_HEADER]: sign() };
        worker.postMessage({ id, job, headers } satisfies ToWorker);
        if (renders >= RENDERS_PER_WORKER) retire();
      }),
    end,
  };
};
