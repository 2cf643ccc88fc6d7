export type Job = {
  everyMs: number;
  /** It takes at most one part in so many of the time, however long it takes. */
  share?: number;
  /** Answers true where the jobs after it have something to do at once. */
  run(): Promise<unknown>;
};

const TICK_MS = 500;

/**
 * Does jobs one after the other, each when it is due. A failure is told once and tried again.
 * @param may while it answers false no job is begun.
 * @returns what stops it
 */
export const startLoop = (
  jobs: readonly Job[],
  report: (problem: string) => void,
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
        const { message } = error as Error;
        if (problems.get(job) !== message) report(message);
        problems.set(job, message);
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
