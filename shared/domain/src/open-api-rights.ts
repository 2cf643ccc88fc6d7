import { type PriceTier, priceTier } from './price-rights.ts';

/** Keys that a member may have in use. */
export const MAX_API_KEYS = 5;
/** Days of use that are shown and kept. */
export const USE_DAYS = 30;

export type OpenApiRight = {
  /** All keys of the member together. */
  requestsPerDay: number;
  rowsPerRequest: number;
};

/** Limits of the open API by tier. How far back data go is the right of each tool: price-rights.ts, trade-rights.ts. */
export const openApiRights: Record<Exclude<PriceTier, 'visitor'>, OpenApiRight> = {
  member: { requestsPerDay: 100, rowsPerRequest: 500 },
  vip: { requestsPerDay: 5_000, rowsPerRequest: 10_000 },
  veg_vip: { requestsPerDay: 2_000, rowsPerRequest: 5_000 },
};

/** Members with both memberships have the higher limits of VIP. */
export const openApiRight = (viewer: { isVip: boolean; isVegetableVip: boolean }): OpenApiRight => {
  const tier = viewer.isVip ? 'vip' : priceTier(viewer);
  return openApiRights[tier === 'visitor' ? 'member' : tier];
};
