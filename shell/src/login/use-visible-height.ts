import { type RefObject, useEffect } from 'react';

/**
 * Exposes the area above the on-screen keyboard to CSS: `--shell-visible` is its height, `--shell-covered` the height
 * hidden below. On phones the layout viewport does not shrink by itself.
 */
export function useVisibleHeight(inside: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const dialog = inside.current?.closest('dialog');
    const { visualViewport: visible } = window;
    if (!dialog || !visible) return;
    const measure = () => {
      const covered = Math.max(0, window.innerHeight - visible.offsetTop - visible.height);
      dialog.style.setProperty('--shell-visible', `${visible.height}px`);
      dialog.style.setProperty('--shell-covered', `${covered}px`);
    };
    measure();
    visible.addEventListener('resize', measure);
    visible.addEventListener('scroll', measure);
    return () => {
      visible.removeEventListener('resize', measure);
      visible.removeEventListener('scroll', measure);
    };
  }, [inside]);
}
