import { type RefObject, useEffect } from 'react';

/** Scrolls a list that is wider than its frame to its current entry. */
export const useCurrentInView = (list: RefObject<HTMLElement | null>, current: string) => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another current entry is to be in view
  useEffect(() => {
    const entry = list.current?.querySelector<HTMLElement>('[aria-current]');
    if (!entry || !list.current) return;
    const frame = list.current.getBoundingClientRect();
    const { left, width } = entry.getBoundingClientRect();
    list.current.scrollLeft += left - frame.left - (frame.width - width) / 2;
  }, [current]);
};
