const KEY = 'bee-scroll:';
const LATEST_MS = 1500;

const keyOf = () => KEY + window.location.pathname + window.location.search;

/** Where a page was left, for the way back. */
export const rememberScroll = () => sessionStorage.setItem(keyOf(), String(window.scrollY));

/** Goes back to that place as soon as the page has grown long enough for it. */
export const restoreScroll = () => {
  const top = Number(sessionStorage.getItem(keyOf()) ?? 0);
  const until = Date.now() + LATEST_MS;
  const attempt = () => {
    window.scrollTo(0, top);
    if (Math.abs(window.scrollY - top) > 1 && Date.now() < until) requestAnimationFrame(attempt);
  };
  requestAnimationFrame(attempt);
};
