/** The address of a plain same-origin click that the shell may handle without a document load; null for all others. */
export const internalTarget = (event: MouseEvent): URL | null => {
  if (event.defaultPrevented || event.button !== 0) return null;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const anchor = anchorOf(event.target);
  if (anchor) leaveFrame(anchor);
  return anchor ? internalAddress(anchor) : null;
};

/** Embedded in an iframe of another site, only the card itself navigates in place; other pages open in a new tab. */
const leaveFrame = (anchor: HTMLAnchorElement): void => {
  if (document.documentElement.dataset.embed === undefined || anchor.search.includes('embed=1')) return;
  anchor.target = '_blank';
  anchor.rel = 'noopener';
};

export const anchorOf = (target: EventTarget | null): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;

export const internalAddress = (anchor: HTMLAnchorElement): URL | null => {
  if (anchor.target && anchor.target !== '_self') return null;
  if (anchor.hasAttribute('download') || anchor.dataset.document !== undefined) return null;
  const url = new URL(anchor.href, window.location.href);
  if (url.origin !== window.location.origin) return null;
  const samePage = url.pathname === window.location.pathname && url.search === window.location.search;
  return samePage && url.hash ? null : url;
};
