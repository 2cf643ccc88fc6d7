import type { AccessBlock } from '@bee/contracts/shapes';
import { tableRights, tableTier } from '@bee/domain/table-rights';
import type { Viewer } from '../../http/viewer.ts';

const nextSteps = {
  visitor: { level: 'login', remedy: '登录后可看' },
  member: { level: 'vip', remedy: '开通 VIP 可看全部' },
  vip: { level: 'public', remedy: '' },
} as const;

/** How many of a table's newest rows a viewer may see, whatever is asked of it; null is all. */
export const openRows = (viewer: Viewer | null): number | null => tableRights[tableTier(viewer)].rows;

/** `total` rows answer a question, of which `shown` are among the open ones; the table has `all`. */
export const rowsAccess = (
  viewer: Viewer | null,
  { shown, total, all }: { shown: number; total: number; all: number },
): AccessBlock => accessOf(viewer, shown, total, '行', shown < total && total < all);

/** Of a series `total` points were asked for, of which `shown` are among its newest, which the viewer may see. */
export const pointsAccess = (viewer: Viewer | null, { shown, total }: { shown: number; total: number }): AccessBlock =>
  accessOf(viewer, shown, total, '期');

/** @param narrowed the question is about a part of the table, but the newest rows are those of the whole */
const accessOf = (viewer: Viewer | null, shown: number, total: number, unit: string, narrowed = false): AccessBlock => {
  const tier = tableTier(viewer);
  const preview = { unit: 'row' as const, shown, total };
  if (shown >= total) return { level: 'public', allowed: true, preview };
  const { level, remedy } = nextSteps[tier];
  const more = tier === 'visitor' ? ` ${tableRights.member.rows} ${unit}` : '';
  const within = narrowed ? `（只在整张表最新的 ${tableRights[tier].rows} ${unit}中查找）` : '';
  return {
    level,
    allowed: false,
    reason: `已显示 ${shown} ${unit}，共 ${total} ${unit}${within}；${remedy}${more}`,
    preview,
  };
};
