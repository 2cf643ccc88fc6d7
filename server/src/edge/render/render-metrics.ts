import { Counter, Gauge, Histogram, type Registry } from 'prom-client';

export type RenderOutcome = 'done' | 'refused' | 'unavailable' | 'failed' | 'abandoned' | WorkerEnd;
export type WorkerEnd = 'recycled' | 'timeout' | 'crashed' | 'closed';

/** Counts the workers and renders of one remote. */
export type RenderMeter = {
  /** @returns to be called when the worker has ended; further calls are ignored */
  started(pending: () => number): (end: WorkerEnd) => void;
  rendered(outcome: RenderOutcome, ms: number): void;
};

/** Adds the render workers to /metrics. */
export const measureRenders = (metrics: Registry): ((remote: string) => RenderMeter) => {
  const registers = [metrics];
  const workers = new Map<() => number, string>();
  const seconds = new Histogram({
    name: 'bee_render_seconds',
    help: 'Time from a render job to its end by remote and outcome, including its wait and its API calls',
    labelNames: ['remote', 'outcome'],
    buckets: [0.01, 0.05, 0.1, 0.3, 1, 5],
    registers,
  });
  const ends = new Counter({
    name: 'bee_render_worker_ends_total',
    help: 'Render workers that ended, by remote and reason',
    labelNames: ['remote', 'reason'],
    registers,
  });
  new Gauge({
    name: 'bee_render_workers',
    help: 'Render workers by remote and state; `busy` has at least one unfinished job',
    labelNames: ['remote', 'state'],
    registers,
    collect() {
      this.reset();
      for (const [pending, remote] of workers) this.inc({ remote, state: pending() > 0 ? 'busy' : 'idle' });
    },
  });
  new Gauge({
    name: 'bee_render_pending',
    help: 'Unfinished render jobs by remote',
    labelNames: ['remote'],
    registers,
    collect() {
      this.reset();
      for (const [pending, remote] of workers) this.inc({ remote }, pending());
    },
  });
  return (remote) => ({
    started: (pending) => {
      workers.set(pending, remote);
      return (reason) => void (workers.delete(pending) && ends.inc({ remote, reason }));
    },
    rendered: (outcome, ms) => seconds.observe({ remote, outcome }, ms / 1000),
  });
};
