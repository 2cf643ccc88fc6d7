import { useLayoutEffect, useState } from 'react';

export type Place = { left: number; top: number; width: number; maxHeight: number };

const NARROWEST = 320;
const MARGIN = 12;
const [LOWEST, HIGHEST] = [176, 460];

/** Position of the list: under the field, as wide as a form of one line, within the window, updated while the page scrolls. */
export const usePlace = (field: HTMLInputElement, open: boolean): Place | null => {
  const [place, setPlace] = useState<Place | null>(null);
  useLayoutEffect(() => {
    if (!open) return;
    const leaving = new AbortController();
    const follow = () => {
      const own = field.getBoundingClientRect();
      const form = field.form?.getBoundingClientRect() ?? own;
      const { left, bottom, width } = form.height < 2 * own.height ? form : own;
      const room = document.documentElement.clientWidth - 2 * MARGIN;
      const shown = Math.min(Math.max(width, NARROWEST), room);
      const top = bottom + 6;
      const below = document.documentElement.clientHeight - top - MARGIN;
      setPlace({
        left: Math.max(MARGIN, Math.min(left, MARGIN + room - shown)),
        top,
        width: shown,
        maxHeight: Math.max(LOWEST, Math.min(HIGHEST, below)),
      });
    };
    follow();
    window.addEventListener('scroll', follow, { signal: leaving.signal, passive: true });
    window.addEventListener('resize', follow, { signal: leaving.signal });
    return () => leaving.abort();
  }, [field, open]);
  return place;
};
