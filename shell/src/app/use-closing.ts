import { type RefObject, useEffect } from 'react';

/**
 * Closes `box` on a click outside, a followed link, Escape or when the focus leaves it. Escape returns the focus to the
 * button that opened it.
 */
export const useClosing = (box: RefObject<HTMLElement | null>, open: boolean, close: () => void) => {
  useEffect(() => {
    if (!open) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    const isInside = (target: EventTarget | null) => target instanceof Node && box.current?.contains(target);
    const onClick = ({ target }: MouseEvent) => {
      if (!isInside(target) || (target as Element).closest('a')) close();
    };
    const onFocus = ({ target }: FocusEvent) => {
      if (!isInside(target)) close();
    };
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      close();
      box.current?.querySelector<HTMLElement>('[aria-expanded]')?.focus();
    };
    document.addEventListener('click', onClick, { signal });
    document.addEventListener('focusin', onFocus, { signal });
    document.addEventListener('keydown', onKey, { signal });
    return () => leaving.abort();
  }, [box, open, close]);
};
