import { foodExports, foodTier } from '@bee/domain/food-rights';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { TooMany } from '../../http/errors.ts';
import type { CallContext } from '../../http/route.ts';
import type { Viewer } from '../../http/viewer.ts';
import { takeAttempt } from '../../limits/attempt.repository.ts';

/**
 * Counts a table of foods that a member takes along; calls that arrive together wait for each other at the member's
 * counter. @throws TooMany when those of the day are used up, which counts nothing
 */
export const takeFoodExport = (
  db: Kysely<Database>,
  viewer: Viewer,
  { now, today }: Pick<CallContext, 'now' | 'today'>,
): Promise<{ left: number; limit: number }> => {
  const limit = foodExports[foodTier(viewer)];
  const remedy = viewer.isVip ? '请明天再导出' : `请明天再导出，或开通VIP会员每天导出 ${foodExports.vip} 次`;
  return db.transaction().execute(async (tx) => {
    const { count } = await takeAttempt(tx, `food-export:${viewer.uid}:${today}`, 86_400, now);
    if (count > limit) throw new TooMany(`今天已导出 ${limit} 次，${remedy}`);
    return { left: limit - count, limit };
  });
};
