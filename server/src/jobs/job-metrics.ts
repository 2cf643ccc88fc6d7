import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import type { Db } from '../db/schema.ts';
import { countWaiting } from './job.repository.ts';
import type { RunEnd } from './job-runner.ts';

/** Adds the jobs to /metrics. @returns counts a run */
export const countRuns = (metrics: Registry, db: Db): ((end: RunEnd) => void) => {
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
