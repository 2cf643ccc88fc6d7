import type { AccessBlock } from '@bee/contracts/shapes';
import type { Viewer } from '../../http/viewer.ts';

/** How much of the price history a viewer sees, and what would show more. */
export type HistoryRight = {
  /** Days back from the newest quote; null is everything. */
  days: number | null;
  markets: number;
  /** What opens the next step. */
  next: AccessBlock['level'];
  remedy: string;
};

export const historyRight = (viewer: Viewer | null): HistoryRight => {
  if (!viewer) return { days: 30, markets: 2, next: 'login', remedy: '登录后可看 90 天' };
  if (viewer.isVegetableVip) return { days: null, markets: 6, next: 'public', remedy: '' };
  if (viewer.isVip) return { days: 3 * 365, markets: 6, next: 'veg_vip', remedy: '开通蔬菜 VIP 可看全部历史' };
  return { days: 90, markets: 3, next: 'vip', remedy: '开通 VIP 可看 3 年' };
};

/** @param shown days that may be seen; @param total days that exist. */
export const historyAccess = (right: HistoryRight, shown: number, total: number): AccessBlock => {
  if (shown >= total) return { level: 'public', allowed: true, preview: { unit: 'day', shown: total, total } };
  return {
    level: right.next,
    allowed: false,
    reason: `已显示最近 ${shown} 天，共 ${total} 天；${right.remedy}`,
    preview: { unit: 'day', shown, total },
  };
};
