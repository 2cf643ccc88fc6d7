import type { ParsedRequestFor } from '@bee/contracts/operations';
import type { Db } from '../../../db/schema.ts';
import { TooMany } from '../../../http/errors.ts';
import type { CallContext } from '../../../http/route.ts';
import { consumeRateLimit } from '../../../limits/rate-limit.repository.ts';

const PER_HOUR = 10;

export const leaveFeedback = async (
  db: Db,
  { contact, tel, content }: ParsedRequestFor<'user/feedback'>,
  { viewer, ip, now }: CallContext,
): Promise<void> => {
  const { count } = await consumeRateLimit(db, `feedback:${ip}`, 3600, now);
  if (count > PER_HOUR) throw new TooMany('反馈过于频繁，请一小时后再试');
  await db
    .insertInto('feedback')
    .values({ uid: viewer ? Number(viewer.uid) : null, contact, tel, content, ip, created_at: now })
    .execute();
};
