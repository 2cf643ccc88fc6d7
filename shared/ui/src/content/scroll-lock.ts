let locks = 0;

/**
 * The page behind stands still until every one who locked it has let go. What the scroll bar took stays empty
 * (`--bee-scrollbar`), so that nothing moves sideways.
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
