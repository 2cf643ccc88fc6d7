import type { Db } from '../../../db/schema.ts';
import { transact } from '../../../db/transact.ts';
import { TooMany } from '../../../http/errors.ts';
import type { CallContext } from '../../../http/route.ts';
import type { Viewer } from '../../../http/viewer.ts';
import { consumeRateLimit } from '../../../limits/rate-limit.repository.ts';
import { revealsPerDay } from '../model/supply.policy.ts';
import type { PostingRow } from '../store/posting.repository.ts';
import { countReveal, insertReveal } from '../store/write-posting.repository.ts';

/**
 * Counts that this member views the number; each number counts once a day. In one transaction, so that a call over the
 * limit is rolled back and concurrent calls wait for each other at the member's counter.
 * @returns how many more numbers the member may view today; null if this number was viewed before
 * @throws TooMany
 */
export const revealMobile = (
  db: Db,
  { id }: Pick<PostingRow, 'id'>,
  viewer: Viewer,
  { now, today }: Pick<CallContext, 'now' | 'today'>,
): Promise<number | null> =>
  transact(db, async (tx) => {
    const uid = Number(viewer.uid);
    if (!(await insertReveal(tx, { posting_id: id, uid, day: today }))) return null;
    const limit = revealsPerDay(viewer);
    const { count } = await consumeRateLimit(tx, `supply-reveal:${uid}:${today}`, 86_400, now);
    if (count > limit) throw new TooMany(`今天已查看 ${limit} 个电话号码，请明天再查看；已看过的号码今天仍可再看`);
    await countReveal(tx, id);
    return limit - count;
  });
