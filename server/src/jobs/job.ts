import type { Deps } from '../deps.ts';

/** Work that repeats, in one worker process at a time. */
export type Job = {
  /** `<module>.<what it does>`: its queue, and its name in logs, metrics and on the operations page. */
  name: string;
  /** Starts once per interval, however many worker processes there are. With `listItems`: looks for items. */
  everySeconds: number;
  /**
   * Ids of rows that need a run each, most urgent first. A row gets a run unless it has one that is not completed;
   * after the last failure it waits for an operator. So nothing is lost with the queues, and domains need no claims.
   */
  listItems?(deps: Deps): Promise<string[]>;
  /** Items that run at the same time in one process; by default 1. */
  concurrency?: number;
  /**
   * A run that takes longer counts as lost and is retried. Must exceed the longest transaction of a run, because the
   * embedded database cannot record the end of another run meanwhile.
   */
  expireSeconds?: number;
  /** @returns amount of work done; runs that had nothing to do are not kept in the history */
  run(deps: Deps, context: JobContext): Promise<number | boolean>;
};

export type JobContext = {
  /** Id of the row; empty without `listItems`. It may have changed or vanished since it was listed. */
  item: string;
  /** Whether a failure of this run is final, so that only an operator can retry it. */
  isLastAttempt: boolean;
  /** Aborted when the process stops or the run expires. */
  signal: AbortSignal;
  /** Tells operators how far the run has come. `step`: what is in progress, in Chinese. */
  progress(done: number, total: number, step: string): Promise<void>;
  /** A part of the work failed and is left for a later run. Give the cause as `err`. */
  report(problem: string, details?: { err?: unknown }): unknown;
  /** The item is not finished: runs it again at this time instead of at the next interval. */
  repeatAt(time: Date): void;
};

export const defineJob = (job: Job): Job => job;
