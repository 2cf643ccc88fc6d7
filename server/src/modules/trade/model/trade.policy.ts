import type { AccessBlock } from '@bee/contracts/shapes';
import { tradeRights, tradeTier } from '@bee/domain/trade-rights';
import type { Viewer } from '../../../http/viewer.ts';

const nextSteps = {
  visitor: { level: 'login', remedy: `登录后可看` },
  member: { level: 'vip', remedy: '开通 VIP 可看全部' },
  vip: { level: 'public', remedy: '' },
} as const;

/** Number of latest months that the viewer may see, regardless of the query; null means all. */
export const openMonths = (viewer: Viewer | null): number | null => tradeRights[tradeTier(viewer)].months;

export const monthsReason = (viewer: Viewer | null): string => {
  const tier = tradeTier(viewer);
  const more = tier === 'visitor' ? `最近 ${tradeRights.member.months} 个月` : '';
  return `按月数据可看最近 ${openMonths(viewer)} 个月；${nextSteps[tier].remedy}${more}`;
};

/** Access to the rows and months of a query. */
export const queryAccess = (
  viewer: Viewer | null,
  total: number,
  { periods, closedMonths }: { periods: readonly string[]; closedMonths: number },
): AccessBlock => {
  const access = rowsAccess(viewer, total);
  if (closedMonths === 0) return access;
  const months = { shown: periods.length, total: periods.length + closedMonths };
  return {
    level: nextSteps[tradeTier(viewer)].level,
    allowed: false,
    reason: [access.reason, monthsReason(viewer)].filter(Boolean).join('；'),
    preview: { unit: 'row', shown: access.preview?.shown ?? total, total, months },
  };
};

/** Access to the rows of a table; `total` is the number of existing rows. */
const rowsAccess = (viewer: Viewer | null, total: number): AccessBlock => {
  const shown = Math.min(total, tradeRights[tradeTier(viewer)].rows ?? total);
  const more = `${tradeRights.member.rows} 行`;
  return accessOf(viewer, shown, total, '行', more);
};

/** Access to the latest months of a series; `total` is the number of existing months. */
export const historyAccess = (viewer: Viewer | null, total: number): AccessBlock => {
  const shown = Math.min(total, tradeRights[tradeTier(viewer)].months ?? total);
  return accessOf(viewer, shown, total, '个月', `最近 ${tradeRights.member.months} 个月`);
};

const accessOf = (viewer: Viewer | null, shown: number, total: number, unit: string, more: string): AccessBlock => {
  const preview = { unit: 'row' as const, shown, total };
  if (shown >= total) return { level: 'public', allowed: true, preview };
  const tier = tradeTier(viewer);
  const { level, remedy } = nextSteps[tier];
  return {
    level,
    allowed: false,
    reason: `已显示 ${shown} ${unit}，共 ${total} ${unit}；${remedy}${tier === 'visitor' ? ` ${more}` : ''}`,
    preview,
  };
};
