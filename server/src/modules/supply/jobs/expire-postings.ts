import type { Kysely } from 'kysely';
import { type Clock, shanghaiDay } from '../../../clock.ts';
import type { Database } from '../../../db/schema.ts';
import { defineJob } from '../../../jobs/job.ts';
import { bumpContentVersion } from '../../sources/index.ts';
import { expireBefore } from '../store/write-posting.repository.ts';

/** Expires online and paused postings whose last day is over. @returns the number of expired postings */
export const expirePostings = async ({ db, clock }: { db: Kysely<Database>; clock: Clock }): Promise<number> => {
  const expired = await expireBefore(db, shanghaiDay(clock.now()));
  if (expired > 0) await bumpContentVersion(db);
  return expired;
};

/** Queries exclude expired postings independently of this job. */
export const expirePostingsJob = defineJob({ name: 'supply.expire-postings', everySeconds: 3600, run: expirePostings });
