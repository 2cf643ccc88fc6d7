import './scroll-lock.css';

let locks = 0;

/**
 * Locks page scrolling until every lock is released. The width of the scroll bar is kept (`--bee-scrollbar`), so that
 * nothing shifts.
 */
export function lockScroll(): () => void {
  const { documentElement: page } = document;
  if (locks === 0) {
    page.style.setProperty('--bee-scrollbar', `${Math.max(0, window.innerWidth - page.clientWidth)}px`);
    page.dataset.scrollDisabled = '';
  }
  locks += 1;
  let mine = true;
  return () => {
    if (!mine) return;
    mine = false;
    locks -= 1;
    if (locks > 0) return;
    delete page.dataset.scrollDisabled;
    page.style.removeProperty('--bee-scrollbar');
  };
}
