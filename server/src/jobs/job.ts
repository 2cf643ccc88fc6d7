import type { Deps } from '../deps.ts';

/** Work that repeats, in one worker process at a time. */
export type Job = {
  /** `<module>.<what it does>`: its queue, and its name in logs, metrics and on the operations page. */
  name: string;
  /** Starts once per interval, however many worker processes there are. */
  everySeconds: number;
  /**
   * A run that takes longer counts as lost and is retried. Must exceed the longest transaction of a run, because the
   * embedded database cannot record the end of another run meanwhile.
   */
  expireSeconds?: number;
  /** @returns amount of work done; runs that had nothing to do are not kept in the history */
  run(deps: Deps, context: JobContext): Promise<number | boolean>;
};

export type JobContext = {
  /** Aborted when the process stops or the run expires. */
  signal: AbortSignal;
  /** A part of the work failed and is left for a later run. Give the cause as `err`. */
  report(problem: string, details?: { err?: unknown }): unknown;
};

export const defineJob = (job: Job): Job => job;
