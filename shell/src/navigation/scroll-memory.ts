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

/** Scrolls to the element that the fragment names, as soon as it exists. */
export const scrollToAnchor = (hash: string) => {
  const id = decoded(hash.slice(1));
  const until = Date.now() + LATEST_MS;
  const attempt = () => {
    const part = document.getElementById(id);
    if (part) goTo(part);
    else if (Date.now() < until) requestAnimationFrame(attempt);
  };
  requestAnimationFrame(attempt);
};

/** Scrolls to the start of a list, unless that is in view. */
export const scrollToListTop = (list: Element) => {
  if (list instanceof HTMLElement && list.getBoundingClientRect().top < 0) goTo(list);
};

/** Moves the focus too, as a browser does for a fragment link; a focus inside the element stays. */
const goTo = (part: HTMLElement) => {
  part.scrollIntoView();
  if (part.contains(document.activeElement)) return;
  if (part.tabIndex < 0 && !part.hasAttribute('tabindex')) {
    part.tabIndex = -1;
    part.addEventListener('blur', () => part.removeAttribute('tabindex'), { once: true });
  }
  part.focus({ preventScroll: true });
};

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};
