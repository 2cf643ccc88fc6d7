import type { AccessBlock } from '@bee/contracts/shapes';
import { tableRights, tableTier } from '@bee/domain/table-rights';
import type { Viewer } from '../../../http/viewer.ts';

const nextSteps = {
  visitor: { level: 'login', remedy: '登录后可看' },
  member: { level: 'vip', remedy: '开通 VIP 可看全部' },
  vip: { level: 'public', remedy: '' },
} as const;

/** Number of the newest rows of a table that the viewer may see, regardless of the query; null means all. */
export const openRows = (viewer: Viewer | null): number | null => tableRights[tableTier(viewer)].rows;

/** `total` rows match the query, `shown` of them are within the viewer's limit; the table has `all` rows. */
export const rowsAccess = (
  viewer: Viewer | null,
  { shown, total, all }: { shown: number; total: number; all: number },
): AccessBlock => accessOf(viewer, shown, total, '行', shown < total && total < all);

/** `total` points were requested, `shown` of them are within the newest points that the viewer may see. */
export const pointsAccess = (viewer: Viewer | null, { shown, total }: { shown: number; total: number }): AccessBlock =>
  accessOf(viewer, shown, total, '期');

/** @param narrowed the query has conditions, but the limit applies to the newest rows of the whole table */
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
