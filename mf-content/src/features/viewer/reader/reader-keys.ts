import { nextZoom, type Zoom } from './view-state.ts';

type View = { page: number; pages: number; percent: number; onPage(page: number): void; onZoom(zoom: Zoom): void };

/** The action of a key while the pages have the focus; null for keys that scroll or that the browser handles. */
export const actOfKey = (key: string, { page, pages, percent, onPage, onZoom }: View): (() => void) | null => {
  if (key === 'ArrowLeft' && page > 1) return () => onPage(page - 1);
  if (key === 'ArrowRight' && page < pages) return () => onPage(page + 1);
  if (key === 'Home') return () => onPage(1);
  if (key === 'End') return () => onPage(pages);
  if (key === '+' || key === '-') return () => onZoom(nextZoom(percent, key === '+' ? 1 : -1));
  return key === '0' ? () => onZoom('fit') : null;
};
