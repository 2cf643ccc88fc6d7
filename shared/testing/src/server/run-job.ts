import type { Deps } from '../../../../server/src/deps.ts';
import type { Job } from '../../../../server/src/jobs/job.ts';
import { commerceModule } from '../../../../server/src/modules/commerce/module.ts';

type Report = (problem: string) => unknown;

/**
 * Runs a job without its queue: once, or for each item that it lists now. Errors are reported.
 * @returns the amount of work done
 */
export const runJob = async (job: Job, deps: Partial<Deps>, report: Report = () => undefined): Promise<number> => {
  const all = deps as Deps;
  const { signal } = new AbortController();
  const items = job.listItems ? await job.listItems(all) : [''];
  const context = { isLastAttempt: false, signal, report, repeatAt: () => undefined, progress: async () => undefined };
  const runs = items.map((item) =>
    job.run(all, { ...context, item }).catch((error: Error) => void report(error.message)),
  );
  return (await Promise.all(runs)).reduce<number>((sum, done) => sum + Number(done ?? 0), 0);
};

/** Runs all jobs of orders and payments at once. */
export const runMoneyJobs = async (deps: Partial<Deps>, report?: Report): Promise<void> => {
  const runs = (commerceModule.jobs ?? []).map((job) =>
    runJob(job, deps, report).catch((error: Error) => report?.(error.message)),
  );
  await Promise.all(runs);
};
