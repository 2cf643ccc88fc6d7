export type Job = {
  everyMs: number;
  /** The job runs at most for this fraction (1/share) of the time, however long it takes. */
  share?: number;
  /** Resolves to true if the jobs after it must run immediately. */
  run(): Promise<unknown>;
};

const TICK_MS = 500;

/**
 * Runs jobs sequentially, each when it is due. A failure is reported once and retried.
 * @param may no job starts while it returns false
 * @returns stops the loop and waits for the running job
 */
export const startLoop = (
  jobs: readonly Job[],
  report: (error: Error) => void,
  may: () => boolean = () => true,
): (() => Promise<void>) => {
  const due = new Map<Job, number>();
  const problems = new Map<Job, string>();

  const round = async () => {
    let isNews = false;
    for (const job of jobs) {
      if (!may()) return;
      const startedAt = performance.now();
      if (!isNews && startedAt < (due.get(job) ?? 0)) continue;
      try {
        isNews = (await job.run()) === true || isNews;
        problems.delete(job);
      } catch (error) {
        const failure = error as Error;
        if (problems.get(job) !== failure.message) report(failure);
        problems.set(job, failure.message);
      }
      const endedAt = performance.now();
      due.set(job, endedAt + Math.max(job.everyMs, (endedAt - startedAt) * (job.share ?? 0)));
    }
  };

  let running: Promise<void> | null = null;
  const timer = setInterval(() => {
    running ??= round().finally(() => {
      running = null;
    });
  }, TICK_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
};
