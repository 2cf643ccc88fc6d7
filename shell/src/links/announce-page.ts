import type { LocationStore } from '@bee/platform/host';

/** A title comes in steps: what the manifest knows, then what the data says. */
const SETTLED_MS = 400;

/**
 * After a change of page the focus stands on the stage, and its title is said once it is known; without both a screen
 * reader hears nothing of it.
 */
export const announcePages = (location: LocationStore) => {
  const region = document.createElement('div');
  region.className = 'bee-quiet';
  region.role = 'status';
  document.body.append(region);
  let settled: ReturnType<typeof setTimeout> | undefined;
  let moved = false;
  const later = () => {
    if (!moved) return;
    clearTimeout(settled);
    settled = setTimeout(() => {
      moved = false;
      region.textContent = document.title;
    }, SETTLED_MS);
  };
  const title = document.querySelector('title');
  if (title) new MutationObserver(later).observe(title, { childList: true });
  location.subscribe(({ pathname }, before) => {
    if (pathname === before.pathname) return;
    moved = true;
    region.textContent = '';
    document.getElementById('bee-stage')?.focus({ preventScroll: true });
    later();
  });
};
