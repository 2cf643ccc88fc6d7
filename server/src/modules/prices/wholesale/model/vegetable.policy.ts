import type { AccessBlock } from '@bee/contracts/shapes';
import { daysInWords, priceRights, priceTier } from '@bee/domain/price-rights';
import type { Viewer } from '../../../../http/viewer.ts';

/** How much of the price history a viewer may see, and how to see more. */
export type HistoryRight = {
  /** Days back from the newest quote; null means all. */
  days: number | null;
  markets: number;
  /** The level that opens the next step. */
  next: AccessBlock['level'];
  remedy: string;
};

export const historyRight = (viewer: Viewer | null): HistoryRight => {
  const tier = priceTier(viewer);
  const { days, markets } = priceRights[tier];
  return { days, markets, ...nextSteps[tier] };
};

const nextSteps = {
  visitor: { next: 'login', remedy: `登录后可看 ${daysInWords(priceRights.member.days)}` },
  member: { next: 'vip', remedy: `开通 VIP 可看 ${daysInWords(priceRights.vip.days)}` },
  vip: { next: 'veg_vip', remedy: '开通蔬菜 VIP 可看全部历史' },
  veg_vip: { next: 'public', remedy: '' },
} as const;

/** @param shown number of visible days; @param total number of existing days */
export const historyAccess = (right: HistoryRight, shown: number, total: number): AccessBlock => {
  if (shown >= total) return { level: 'public', allowed: true, preview: { unit: 'day', shown: total, total } };
  return {
    level: right.next,
    allowed: false,
    reason: `已显示最近 ${shown} 天，共 ${total} 天；${right.remedy}`,
    preview: { unit: 'day', shown, total },
  };
};

/**
 * Access to prices that are quoted once a month, where more is visible than the days alone allow; see monthlyWindow.
 */
export const monthlyAccess = (
  right: HistoryRight,
  { shown, total, shownMonths, months }: { shown: number; total: number; shownMonths: number; months: number },
): AccessBlock => {
  const access = historyAccess(right, shown, total);
  if (access.allowed) return access;
  return {
    ...access,
    reason: `每月一报，已显示最近 ${shownMonths} 个月，共 ${months} 个月；${right.remedy}`,
    preview: { unit: 'day', shown, total, months: { shown: shownMonths, total: months } },
  };
};

/** Rows of a market report that are public. */
const OPEN_REPORT_ROWS = 8;

/** The summary and the first rows of a market report are public; the rest requires 蔬菜 VIP. */
export const reportAccess = (viewer: Viewer | null, total: number): AccessBlock => {
  if (priceRights[priceTier(viewer)].reports || total <= OPEN_REPORT_ROWS)
    return { level: 'public', allowed: true, preview: { unit: 'row', shown: total, total } };
  return {
    level: 'veg_vip',
    allowed: false,
    reason: `已显示前 ${OPEN_REPORT_ROWS} 个品种，共 ${total} 个；开通蔬菜 VIP 可看全部品种与市场点评`,
    preview: { unit: 'row', shown: OPEN_REPORT_ROWS, total },
  };
};
