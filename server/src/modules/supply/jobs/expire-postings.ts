import { touchTags } from '../../../cache/tag.repository.ts';
import { type Clock, shanghaiDay } from '../../../clock.ts';
import type { Db } from '../../../db/schema.ts';
import { transact } from '../../../db/transact.ts';
import { defineJob } from '../../../jobs/job.ts';
import { expireBefore } from '../store/write-posting.repository.ts';

/** Expires online and paused postings whose last day is over. @returns the number of expired postings */
export const expirePostings = ({ db, clock }: { db: Db; clock: Clock }): Promise<number> =>
  transact(db, async (tx) => {
    const expired = await expireBefore(tx, shanghaiDay(clock.now()));
    if (expired > 0) await touchTags(tx, ['supply']);
    return expired;
  });

/** Queries exclude expired postings independently of this job. */
export const expirePostingsJob = defineJob({ name: 'supply.expire-postings', everySeconds: 3600, run: expirePostings });
