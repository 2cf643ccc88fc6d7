import { messageOf } from '@bee/domain/error-message';
import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import { openMessages } from '../composer/messages.ts';
import type { Db } from '../db/schema.ts';
import type { Deps } from '../deps.ts';
import type { RunningApi } from '../http/running-api.ts';
import type { Tracer } from '../telemetry/activity.ts';
import { createBoss } from './boss.ts';
import { countWaiting } from './job.repository.ts';
import type { Job } from './job.ts';
import { createJobRunner, EXPIRE_SECONDS, pollJobs, type RunEnd } from './job-runner.ts';

/** `isLost`: the database is away, which its health check reports once. */
type Parts = Pick<RunningApi, 'log' | 'metrics'> & { isLost(): boolean; tracer?: Tracer | undefined };

/** First retry after about a minute, the last after about 16: a provider or disk may be back by then. */
const RETRY = { retryLimit: 4, retryDelay: 60, retryBackoff: true };

/** Every start of a worker updates its queues; the others belong to jobs that no longer exist. */
const UNUSED_MS = 7 * 86_400_000;

/**
 * Runs the jobs in this process, together with the other worker processes of the installation.
 * @returns stops them and waits for the current runs
 */
export const startJobs = async (
  jobs: readonly Job[],
  deps: Deps,
  { log, metrics, isLost, tracer }: Parts,
): Promise<() => Promise<void>> => {
  const boss = createBoss(deps.db, { supervise: true });
  const onError = (error: Error) => log.error({ err: error }, '任务队列出错');
  boss.on('error', onError);
  await boss.start();
  for (const { name, expireSeconds = EXPIRE_SECONDS } of jobs) {
    const options = { name, policy: 'short' as const, expireInSeconds: expireSeconds, ...RETRY };
    await boss.createQueue(name, options);
    await boss.updateQueue(name, options);
  }
  for (const { name, updatedOn } of await boss.getQueues()) {
    const isCurrent = jobs.some((job) => job.name === name) || Date.now() - new Date(updatedOn).getTime() < UNUSED_MS;
    if (!isCurrent) await boss.deleteQueue(name);
  }
  // Continues runs of a process that died, if they have expired meanwhile.
  await boss.maintain();
  const count = countRuns(metrics, deps.db);
  const onEnd = async (end: RunEnd) => {
    count(end);
    const { error: err, ms, ...run } = end;
    if (!err) return;
    log.error({ err, ...run, ms: Math.round(ms) }, `任务 ${run.job} 失败`);
    if (run.outcome === 'dead') await alarmOperators(deps, run.job, err).catch(onError);
  };
  const report = (job: string, problem: string, details = {}) => isLost() || log.warn({ job, ...details }, problem);
  const stop = pollJobs(createJobRunner({ boss, jobs, deps, onEnd, report, tracer }), onError);
  return async () => {
    await stop();
    await boss.stop({ graceful: false, close: false });
  };
};

/** A job failed for the last time: operators read it at /ops and at the webhook. */
const alarmOperators = (
  { db, clock, settings }: Pick<Deps, 'db' | 'clock' | 'settings'>,
  job: string,
  error: unknown,
) =>
  openMessages(db, settings.operations.webhook !== null).warn(
    `job:${job}`,
    `后台任务失败：${job}`,
    [messageOf(error), '已多次重试。原因排除后，在 /ops 的“任务”里重试或立即运行。'],
    clock.now(),
  );

/** Adds the jobs to /metrics. @returns counts a run */
const countRuns = (metrics: Registry, db: Db): ((end: RunEnd) => void) => {
  const registers = [metrics];
  const runs = new Counter({
    name: 'bee_job_runs_total',
    help: 'Runs of this process by job and outcome',
    labelNames: ['job', 'outcome'],
    registers,
  });
  const seconds = new Histogram({
    name: 'bee_job_seconds',
    help: 'Duration of runs of this process by job',
    labelNames: ['job'],
    buckets: [0.01, 0.1, 1, 10, 60, 600],
    registers,
  });
  new Gauge({
    name: 'bee_job_queue',
    help: 'Runs in the queues of all processes by job and state',
    labelNames: ['job', 'state'],
    registers,
    async collect() {
      const rows = await countWaiting(db).catch(() => []);
      this.reset();
      for (const { name, state, runs: size } of rows) this.set({ job: name, state }, size);
    },
  });
  return ({ job, outcome, ms }) => {
    runs.inc({ job, outcome });
    seconds.observe({ job }, ms / 1000);
  };
};
