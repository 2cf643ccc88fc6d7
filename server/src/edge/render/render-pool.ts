import { Worker } from 'node:worker_threads';
import type { FromWorker, RenderJob, ToWorker, WorkerFiles } from './render-message.ts';

/** Fetching data may take longer than rendering it; a render that takes this long is stuck. */
const LOAD_LIMIT_MS = 4500;
const RENDER_LIMIT_MS = 500;
/** Added to both limits until a worker has finished its first job: reading and warming up its code takes time. */
const START_LIMIT_MS = 5000;
const MEMORY_LIMIT_MB = 128;
const RENDERS_PER_WORKER = 2000;

type Waiting = { resolve(result: unknown): void; reject(error: Error): void; timer: NodeJS.Timeout; grace: number };

/** The API rejected the address, for example for a number of 65 digits: no fault of the release. */
export class RenderRejected extends Error {}

/**
 * One worker for one remote of one composition, started on the first job. It is replaced after a timeout or crash, and,
 * if no other job is pending, after a failed render or 2000 renders; not if the API rejects an address. A worker has no
 * access to the environment. It limits time and memory and is not a security boundary.
 */
export type RenderPool = { render(job: RenderJob): Promise<unknown>; close(): void };

type PoolOptions = { file: string; data: WorkerFiles; sign(): string; report(problem: string): void };

export const createRenderPool = ({ file, data, sign, report }: PoolOptions): RenderPool => {
  let worker: Worker | null = null;
  let renders = 0;
  let warm = false;
  let lastId = 0;
  const waiting = new Map<number, Waiting>();

  const drop = (reason: Error) => {
    const dropped = worker;
    worker = null;
    void dropped?.terminate();
    for (const { reject, timer } of waiting.values()) {
      clearTimeout(timer);
      reject(reason);
    }
    waiting.clear();
  };

  const limit = (id: number, ms: number, what: string) =>
    setTimeout(() => {
      if (waiting.has(id)) drop(new Error(`${what} took longer than ${ms} ms`));
    }, ms);

  const start = (): Worker => {
    const started = new Worker(file, {
      workerData: data,
      env: { NODE_ENV: 'production' },
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_LIMIT_MB },
    });
    renders = 0;
    warm = false;
    started.on('message', (message: FromWorker) => settle(message));
    started.on('error', (error) => worker === started && drop(error));
    started.on('exit', (code) => worker === started && drop(new Error(`render worker ended with ${code}`)));
    started.unref();
    return started;
  };

  const settle = (message: FromWorker) => {
    const job = waiting.get(message.id);
    if (!job) return;
    clearTimeout(job.timer);
    if (message.event === 'loaded') {
      job.timer = limit(message.id, RENDER_LIMIT_MS + job.grace, 'rendering');
      return;
    }
    waiting.delete(message.id);
    if (message.event === 'done') {
      warm = true;
      job.resolve(message.result);
      if (renders >= RENDERS_PER_WORKER && waiting.size === 0) drop(new Error('recycled'));
      return;
    }
    if (message.event === 'refused') return job.reject(new RenderRejected(message.message));
    report(message.message);
    job.reject(new Error(message.message));
    // The error may have left the worker damaged. It is not replaced while other jobs are pending in it.
    if (waiting.size === 0) drop(new Error('recycled'));
  };

  return {
    render: (job) =>
      new Promise((resolve, reject) => {
        worker ??= start();
        renders += 1;
        lastId += 1;
        const id = lastId;
        const grace = warm ? 0 : START_LIMIT_MS;
        const timer = limit(id, LOAD_LIMIT_MS + grace, 'loading');
        waiting.set(id, { resolve, reject, timer, grace });
        worker.postMessage({ id, job, signature: sign() } satisfies ToWorker);
      }),
    close: () => drop(new Error('closed')),
  };
};
