import { priceRights, priceTier } from '@bee/domain/price-rights';
import type { Db } from '../../../../db/schema.ts';
import type { CallContext } from '../../../../http/route.ts';
import type { Viewer } from '../../../../http/viewer.ts';
import { type TakenExport, takeExport } from '../../../../limits/take-export.ts';

const MAX = priceRights.vip.exports;

/** @throws TooMany if the daily limit of the membership is reached */
export const takePriceExport = (
  db: Db,
  viewer: Viewer,
  when: Pick<CallContext, 'now' | 'today'>,
): Promise<TakenExport> => {
  const limit = priceRights[priceTier(viewer)].exports;
  const more = limit < MAX ? `，或开通 VIP 每天导出 ${MAX} 次` : '';
  return takeExport(db, viewer, { of: 'price', limit, remedy: `请明天再导出${more}；图片下载不限次数` }, when);
};
