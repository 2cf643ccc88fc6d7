import type PgBoss from 'pg-boss';
import type { Deps } from '../deps.ts';
import { listUnfinishedItems } from './job.repository.ts';
import type { Job } from './job.ts';

type Parts = {
  boss: PgBoss;
  deps: Deps;
  report(job: string, problem: string, details?: { err?: unknown }): unknown;
};

/** Queues the runs of jobs. Any number of processes may do so for the same jobs. */
export const createRunQueue = ({ boss, deps, report }: Parts) => {
  const nextSlot = new Map<string, number>();

  /** Queues a run for each item that has none. */
  const queueItems = async ({ name, listItems }: Job): Promise<void> => {
    const items = (await listItems?.(deps)) ?? [];
    if (items.length === 0) return;
    const unfinished = new Set(await listUnfinishedItems(deps.db, name));
    const missing = items.filter((item) => !unfinished.has(item));
    if (missing.length === 0) return;
    // The queue keeps one waiting run per key, so processes that list the same items at once queue them once.
    await boss.insert(
      missing.map((item, index) => ({ name, data: { item }, singletonKey: item, priority: missing.length - index })),
    );
  };

  /** Queues the runs of all jobs whose interval has passed in this process. */
  const queueDue = async (jobs: readonly Job[]): Promise<void> => {
    const now = performance.now();
    for (const job of jobs) {
      const { name, everySeconds } = job;
      const due = nextSlot.get(name) ?? now;
      if (due > now) continue;
      nextSlot.set(name, due + everySeconds * 1000);
      // The database has one row per interval, whichever process is first.
      if (!job.listItems) await boss.send(name, {}, { singletonSeconds: everySeconds });
      else await queueItems(job).catch((err: Error) => void report(name, err.message, { err }));
    }
  };
  return { queueDue, queueItems };
};
