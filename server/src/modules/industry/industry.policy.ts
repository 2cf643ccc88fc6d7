import type { AccessBlock } from '@bee/contracts/shapes';
import { tableRights, tableTier } from '@bee/domain/table-rights';
import type { Viewer } from '../../http/viewer.ts';

const nextSteps = {
  visitor: { level: 'login', remedy: '登录后可看' },
  member: { level: 'vip', remedy: '开通 VIP 可看全部' },
  vip: { level: 'public', remedy: '' },
} as const;

/** Rows of a table that a viewer may see; `total` exist. */
export const rowsAccess = (viewer: Viewer | null, total: number): AccessBlock => accessOf(viewer, total, '行');

/** Newest points of a series that a viewer may see; `total` exist. */
export const pointsAccess = (viewer: Viewer | null, total: number): AccessBlock => accessOf(viewer, total, '期');

const accessOf = (viewer: Viewer | null, total: number, unit: string): AccessBlock => {
  const tier = tableTier(viewer);
  const shown = Math.min(total, tableRights[tier].rows ?? total);
  const preview = { unit: 'row' as const, shown, total };
  if (shown >= total) return { level: 'public', allowed: true, preview };
  const { level, remedy } = nextSteps[tier];
  const more = tier === 'visitor' ? ` ${tableRights.member.rows} ${unit}` : '';
  return { level, allowed: false, reason: `已显示 ${shown} ${unit}，共 ${total} ${unit}；${remedy}${more}`, preview };
};
