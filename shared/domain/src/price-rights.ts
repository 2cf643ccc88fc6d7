import { MAX_ALERTS } from './price-alert.ts';
import { tableExports } from './table-export.ts';

/** User levels for prices, lowest first. */
export const priceTiers = ['visitor', 'member', 'vip', 'veg_vip'] as const;
export type PriceTier = (typeof priceTiers)[number];

export type PriceRight = {
  /** Days of history before the newest quote; null means all. */
  days: number | null;
  /** Maximum lines in a chart. */
  markets: number;
  /** Files per day. */
  exports: number;
  /** Maximum price alerts. */
  alerts: number;
  /** Full market reports; otherwise only their summary and first rows. */
  reports: boolean;
};

/** Rights of each tier; enforced by the server, shown in the UI and on the 蔬菜 VIP page. */
export const priceRights: Record<PriceTier, PriceRight> = {
  visitor: { days: 30, markets: 2, exports: 0, alerts: 0, reports: false },
  member: { days: 90, markets: 3, exports: tableExports.member, alerts: MAX_ALERTS.member, reports: false },
  vip: { days: 3 * 365, markets: 6, exports: tableExports.vip, alerts: MAX_ALERTS.vip, reports: false },
  veg_vip: { days: null, markets: 6, exports: tableExports.vip, alerts: MAX_ALERTS.vip, reports: true },
};

/** Lowest tier that may look back this many days. */
export const tierOfDays = (days: number): PriceTier =>
  priceTiers.find((tier) => days <= (priceRights[tier].days ?? days)) ?? 'veg_vip';

/** Display text: 90 天, 3 年, 全部. */
export const daysInWords = (days: number | null): string => {
  if (days === null) return '全部';
  return days % 365 === 0 ? `${days / 365} 年` : `${days} 天`;
};

type Memberships = { isVip: boolean; isVegetableVip: boolean };

/** @param viewer null for visitors */
export const priceTier = (viewer: Memberships | null): PriceTier => {
  if (!viewer) return 'visitor';
  if (viewer.isVegetableVip) return 'veg_vip';
  return viewer.isVip ? 'vip' : 'member';
};

/** Terms of 蔬菜 VIP; prices in yuan. */
export const vegetablePlans = [
  { id: 'veg_vip-1', title: '月度', months: 1, price: 28 },
  { id: 'veg_vip-3', title: '季度', months: 3, price: 68 },
  { id: 'veg_vip-12', title: '年度', months: 12, price: 198 },
] as const;
