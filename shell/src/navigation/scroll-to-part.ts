/** Maximum time to wait until the part of the page exists. */
const LATEST_MS = 1500;

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
