const KEY = 'bee-scroll:';
/** So long the page that is to be scrolled may take to stand. */
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

/** Goes to the part of the page that the fragment of an address names, as soon as it is there. */
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

/** Goes to where a list begins, unless that is in view. */
export const scrollToListTop = (list: Element) => {
  if (list instanceof HTMLElement && list.getBoundingClientRect().top < 0) goTo(list);
};

/** Reading and the tab key go on there, as after a link that the browser follows; a focus inside stays. */
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
