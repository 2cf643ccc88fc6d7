import { priceRights, priceTier } from '@bee/domain/price-rights';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { Forbidden, TooMany } from '../../http/errors.ts';
import type { CallContext } from '../../http/route.ts';
import type { Viewer } from '../../http/viewer.ts';
import { takeAttempt } from '../../limits/attempt.repository.ts';

/**
 * Counts a table that a member takes along; calls that arrive together wait for each other at the member's counter.
 * @throws Forbidden where the membership has no exports; TooMany when those of the day are used up, which counts nothing
 */
export const takeExport = (
  db: Kysely<Database>,
  viewer: Viewer,
  { now, today }: Pick<CallContext, 'now' | 'today'>,
): Promise<{ left: number; limit: number }> => {
  const limit = priceRights[priceTier(viewer)].exports;
  if (limit === 0) throw new Forbidden(`表格导出是蔬菜VIP 权益，开通后每天可导出 ${priceRights.veg_vip.exports} 次`);
  return db.transaction().execute(async (tx) => {
    const { count } = await takeAttempt(tx, `price-export:${viewer.uid}:${today}`, 86_400, now);
    if (count > limit) throw new TooMany(`今天已导出 ${limit} 次，请明天再导出；图片下载不限次数`);
    return { left: limit - count, limit };
  });
};
