import type { AccessBlock } from '@bee/contracts/shapes';
import { FREE_TYPES, READING_PAGES } from '@bee/domain/reading-rights';
import type { Viewer } from '../../../../http/viewer.ts';

const { visitor: VISITOR_PAGES, member: MEMBER_PAGES } = READING_PAGES;

/**
 * Access to a report's PDF, and with it to its text and figures (see openPart). Title, key points, changes and contents
 * are public, and so are reports without a PDF. `bought`: this single report was purchased. `pages` is null while the
 * PDF is being made: full access can already be decided, but the number of preview pages is unknown.
 */
export const pdfAccess = (
  { type, pdf, pages }: { type: string; pdf: 'none' | 'pending' | 'ready'; pages: number | null },
  viewer: Viewer | null,
  bought = false,
): AccessBlock => {
  if (pdf === 'none') return { level: 'public', allowed: true };
  const level = levelOf(type, pages);
  if (viewer && (viewer.isVip || level === 'login' || bought)) return { level, allowed: true };
  const shown = viewer ? MEMBER_PAGES : VISITOR_PAGES;
  if (pages !== null && pages <= shown) return { level, allowed: true };
  return {
    level,
    allowed: false,
    reason: reasonOf(level, viewer),
    ...(pages === null ? {} : { preview: { unit: 'page', shown, total: pages } }),
  };
};

const levelOf = (type: string, pages: number | null): 'login' | 'vip' =>
  FREE_TYPES.includes(type) || (pages !== null && pages <= MEMBER_PAGES) ? 'login' : 'vip';

const reasonOf = (level: 'login' | 'vip', viewer: Viewer | null): string => {
  if (level === 'login') return '登录后可阅读全文';
  return viewer ? '开通 VIP 后可阅读全文' : `登录后可阅读前 ${MEMBER_PAGES} 页，开通 VIP 后可阅读全文`;
};
