import type { ProductLevel } from '@bee/contracts/resource/data';
import type { AccessBlock } from '@bee/contracts/shapes';
import type { Viewer } from '../../../http/viewer.ts';

type Gated = { access: ProductLevel; rows: number; price: string | null };

/** Rows of every product that are visible to all visitors. */
export const PREVIEW_ROWS = 20;

/** Access to the files of a product. Its dictionary and first rows are public. */
export const filesAccess = (
  { access: level, rows, price }: Gated,
  viewer: Viewer | null,
  bought: boolean,
): AccessBlock => {
  if (isAllowed(level, viewer, bought)) return { level, allowed: true };
  return {
    level,
    allowed: false,
    reason: reasonOf(level, viewer, price),
    preview: { unit: 'row', shown: Math.min(PREVIEW_ROWS, rows), total: rows },
  };
};

const isAllowed = (level: ProductLevel, viewer: Viewer | null, bought: boolean): boolean => {
  if (level === 'public' || viewer?.isOperator) return true;
  if (!viewer) return false;
  return level === 'login' || bought || (level === 'vip' && viewer.isVip);
};

const reasonOf = (level: ProductLevel, viewer: Viewer | null, price: string | null): string => {
  if (level === 'login') return '登录后可下载全部文件';
  if (level === 'vip') return viewer ? '开通 VIP 后可下载全部文件' : '登录并开通 VIP 后可下载全部文件';
  return viewer ? `购买后可下载全部文件（${price} 元）` : `登录并购买后可下载全部文件（${price} 元）`;
};
