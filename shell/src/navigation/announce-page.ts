import type { LocationStore } from '@bee/platform/host';

/** A title changes in steps: first from the manifest, then from the data. */
const SETTLED_MS = 400;
/** Until then a page that loads slowly has not set its title, so the title is still that of the page before. */
const UNCHANGED_MS = 5000;

/**
 * After a page change moves the focus to the outlet and announces the title once it has settled. Without both, screen
 * readers do not notice the change.
 */
export const announcePages = (location: LocationStore) => {
  const region = document.createElement('div');
  region.className = 'bee-quiet';
  region.role = 'status';
  document.body.append(region);
  let settled: ReturnType<typeof setTimeout> | undefined;
  let moved = false;
  const announceAfter = (ms: number) => {
    if (!moved) return;
    clearTimeout(settled);
    settled = setTimeout(() => {
      moved = false;
      region.textContent = document.title;
    }, ms);
  };
  const title = document.querySelector('title');
  if (title) new MutationObserver(() => announceAfter(SETTLED_MS)).observe(title, { childList: true });
  location.subscribe(({ pathname }, before) => {
    if (pathname === before.pathname) return;
    moved = true;
    region.textContent = '';
    document.getElementById('bee-stage')?.focus({ preventScroll: true });
    announceAfter(UNCHANGED_MS);
  });
};
