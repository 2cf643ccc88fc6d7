import { setTimeout as wait } from 'node:timers/promises';
import type PgBoss from 'pg-boss';
import { DatabaseUnavailable } from '../db/database-error.ts';
import type { Deps } from '../deps.ts';
import { newRequestId } from '../http/request-id.ts';
import { runActivity, type Span, type Tracer } from '../telemetry/activity.ts';
import { listDueJobs, setProgress } from './job.repository.ts';
import type { Job } from './job.ts';
import { createRunQueue } from './queue-runs.ts';

/** How a run ended. `idle`: it had nothing to do; `dead`: it failed for the last time. */
export type Outcome = 'done' | 'idle' | 'failed' | 'dead';

export type RunEnd = { job: string; item?: string; outcome: Outcome; ms: number; attempt: number; error?: unknown };

type Parts = {
  boss: PgBoss;
  jobs: readonly Job[];
  deps: Deps;
  /** Called after the end of a run is stored. */
  onEnd(end: RunEnd): Promise<void>;
  report(job: string, problem: string, details?: { err?: unknown }): unknown;
  tracer?: Tracer | undefined;
};

export const EXPIRE_SECONDS = 900;
/** How long a run requested through another process, or a retry, may wait. */
const POLL_MS = 5_000;
const STORE_RETRY_MS = 1_000;

export type JobRunner = {
  /** Starts every run that is due. @returns waits for these runs */
  startDue(): Promise<() => Promise<void>>;
  /** Aborts running jobs and waits for them. */
  stop(): Promise<void>;
};

/** Starts the runs of all jobs in this process: at most one of each job at a time. */
export const createJobRunner = ({ boss, jobs, deps, onEnd, report, tracer }: Parts): JobRunner => {
  const stopping = new AbortController();
  const running = new Map<string, Promise<void>>();
  const { queueDue, queueItems } = createRunQueue({ boss, deps, report });

  /** Runs what is due; of a job with items, one after another until none is left. */
  const perform = async (job: Job): Promise<void> => {
    const batchSize = job.listItems ? (job.concurrency ?? 1) : 1;
    for (;;) {
      const found = await boss.fetch<{ item?: string }>(job.name, { includeMetadata: true, batchSize });
      await Promise.all(found.map((run) => performRun(job, run)));
      if (!job.listItems || found.length === 0 || stopping.signal.aborted) return;
    }
  };

  type Found = PgBoss.JobWithMetadata<{ item?: string }>;

  const performRun = async (job: Job, found: Found): Promise<void> => {
    // Requested by an operator, who does not wait for the next interval.
    if (job.listItems && !found.data?.item) {
      await queueItems(job);
      return boss.deleteJob(job.name, found.id);
    }
    const requestId = newRequestId();
    const span = tracer?.root({ requestId }, `job ${job.name}`, 'INTERNAL');
    const fields = () => ({ job: job.name, ...(found.data?.item && { item: found.data.item }) });
    await runActivity({ requestId, fields, span }, () => runFound(job, found, span));
  };

  const runFound = async (job: Job, { id, data, retryCount, retryLimit }: Found, span?: Span): Promise<void> => {
    const { name } = job;
    const item = data?.item ?? '';
    const from = performance.now();
    const expired = AbortSignal.timeout((job.expireSeconds ?? EXPIRE_SECONDS) * 1000);
    const isLastAttempt = retryCount >= retryLimit;
    let startAfter: Date | null = null;
    let outcome: Outcome;
    let error: unknown;
    let hasProgress = false;
    try {
      const done = await job.run(deps, {
        item,
        isLastAttempt,
        signal: AbortSignal.any([stopping.signal, expired]),
        progress: (done, total, step) => {
          hasProgress = true;
          return setProgress(deps.db, name, { done, total, step });
        },
        report: (problem, details) => report(name, problem, details),
        repeatAt: (time) => {
          startAfter = time;
        },
      });
      outcome = done ? 'done' : 'idle';
      await untilStored(async () => {
        if (startAfter) await boss.send(name, { item }, { startAfter, singletonKey: item });
        return done ? boss.complete(name, id) : boss.deleteJob(name, id);
      });
    } catch (thrown) {
      error = thrown;
      outcome = isLastAttempt ? 'dead' : 'failed';
      await untilStored(() => boss.fail(name, id, thrown as object));
      if (stopping.signal.aborted) return;
    } finally {
      span?.end(error);
      if (hasProgress) await setProgress(deps.db, name, null).catch((err: Error) => report(name, err.message, { err }));
    }
    const ms = performance.now() - from;
    await onEnd({ job: name, ...(item && { item }), outcome, ms, attempt: retryCount + 1, error });
  };

  /** The end of a run must not be lost with the connection, or the run would be repeated after it expires. */
  const untilStored = async (store: () => Promise<unknown>): Promise<void> => {
    for (;;) {
      try {
        await store();
        return;
      } catch (error) {
        if (!(error instanceof DatabaseUnavailable) || stopping.signal.aborted) throw error;
        await wait(STORE_RETRY_MS, undefined, { ref: false });
      }
    }
  };

  const start = (job: Job): Promise<void> => {
    const run = perform(job)
      .catch((err: Error) => void report(job.name, err.message, { err }))
      .finally(() => running.delete(job.name));
    running.set(job.name, run);
    return run;
  };

  const startDue = async () => {
    await queueDue(jobs);
    const due = await listDueJobs(
      deps.db,
      jobs.map(({ name }) => name).filter((name) => !running.has(name)),
    );
    const runs = jobs.filter(({ name }) => due.includes(name)).map(start);
    return async () => void (await Promise.all(runs));
  };

  const stop = async () => {
    stopping.abort();
    await Promise.allSettled(running.values());
  };
  return { startDue, stop };
};

/** Starts due runs until the returned function is called. */
export const pollJobs = (runner: JobRunner, onError: (error: Error) => void): (() => Promise<void>) => {
  const stopping = new AbortController();
  const { signal } = stopping;
  const poll = async () => {
    while (!signal.aborted) {
      await runner.startDue().catch(onError);
      await wait(POLL_MS, undefined, { signal, ref: false }).catch(() => undefined);
    }
  };
  const polling = poll();
  return async () => {
    stopping.abort();
    await polling;
    await runner.stop();
  };
};
