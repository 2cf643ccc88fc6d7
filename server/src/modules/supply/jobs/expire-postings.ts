import type { Kysely } from 'kysely';
import { type Clock, shanghaiDay } from '../../../clock.ts';
import type { Database } from '../../../db/schema.ts';
import type { Deps } from '../../../deps.ts';
import { startIntervalJob } from '../../../interval-job.ts';
import { bumpContentVersion } from '../../sources/index.ts';
import { expireBefore } from '../store/write-posting.repository.ts';

const INTERVAL_MS = 3_600_000;

/** Expires online and paused postings whose last day is over. @returns the number of expired postings */
export const expirePostings = async ({ db, clock }: { db: Kysely<Database>; clock: Clock }): Promise<number> => {
  const expired = await expireBefore(db, shanghaiDay(clock.now()));
  if (expired > 0) await bumpContentVersion(db);
  return expired;
};

/**
 * Runs immediately and then every hour; queries exclude expired postings independently of this job.
 * @returns a function that stops the job
 */
export const startPostingExpiryJob = (deps: Deps, report: (line: string) => void): (() => void) =>
  startIntervalJob(
    { run: () => expirePostings(deps), intervalMs: INTERVAL_MS, failed: '供需信息到期没有处理，一小时后再试' },
    report,
  );
