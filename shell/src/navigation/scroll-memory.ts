const KEY = 'bee-scroll:';
/** Maximum time to wait until the page is long enough to scroll. */
const LATEST_MS = 1500;

const keyOf = () => KEY + window.location.pathname + window.location.search;

/** Stores the scroll position for the way back. */
export const rememberScroll = () => sessionStorage.setItem(keyOf(), String(window.scrollY));

/** Restores the scroll position as soon as the page is long enough. */
export const restoreScroll = () => {
  const top = Number(sessionStorage.getItem(keyOf()) ?? 0);
  const until = Date.now() + LATEST_MS;
  const attempt = () => {
    window.scrollTo(0, top);
    if (Math.abs(window.scrollY - top) > 1 && Date.now() < until) requestAnimationFrame(attempt);
  };
  requestAnimationFrame(attempt);
};
