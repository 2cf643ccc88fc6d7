import { type RefObject, useEffect } from 'react';

/**
 * Tells the style sheet what the on-screen keyboard leaves of the window: `--shell-visible` is its height,
 * `--shell-covered` what is hidden below. A phone's layout does not shrink by itself.
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
