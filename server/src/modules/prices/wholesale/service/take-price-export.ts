import { priceRights, priceTier } from '@bee/domain/price-rights';
import type { Kysely } from 'kysely';
import type { Database } from '../../../../db/schema.ts';
import { Forbidden } from '../../../../http/errors.ts';
import type { CallContext } from '../../../../http/route.ts';
import type { Viewer } from '../../../../http/viewer.ts';
import { type TakenExport, takeExport } from '../../../../limits/take-export.ts';

/** @throws Forbidden if the membership includes no exports; TooMany if the daily limit is reached */
export const takePriceExport = async (
  db: Kysely<Database>,
  viewer: Viewer,
  when: Pick<CallContext, 'now' | 'today'>,
): Promise<TakenExport> => {
  const limit = priceRights[priceTier(viewer)].exports;
  if (limit === 0) throw new Forbidden(`表格导出是蔬菜 VIP 权益，开通后每天可导出 ${priceRights.veg_vip.exports} 次`);
  return takeExport(db, viewer, { of: 'price', limit, remedy: '请明天再导出；图片下载不限次数' }, when);
};
