const KEY = 'bee-open-release';

/** `<remote>@<release>` on the page. */
let open: string | null = null;
let onChange = () => {};

const keep = (value: string | null) => {
  try {
    if (value) sessionStorage.setItem(KEY, value);
    else sessionStorage.removeItem(KEY);
  } catch {
    // Without storage the next document starts the release again.
  }
};

export const openRelease = (): string | null => open;

/** Called at once, because the release may block the page in its first moment. */
export const followOpenRelease = (listener: () => void) => {
  onChange = listener;
};

export const noteOpenRelease = (name: string, release: string) => {
  open = `${name}@${release}`;
  if (!document.hidden) keep(open);
  onChange();
};

/** Firefox loses what `pagehide` stores when a page of another site follows, such as a cashier: only a reload is proof. */
const isReload = (): boolean => {
  const [navigation] = performance.getEntriesByType?.('navigation') ?? [];
  return (navigation as PerformanceNavigationTiming | undefined)?.type === 'reload';
};

/**
 * The release that blocked the main thread, or crashed the tab, before this tab was reloaded: a blocked document runs no
 * `pagehide`. Hidden pages leave no mark, because systems end them without notice.
 */
export const takeBlockedRelease = (): string | null => {
  let left: string | null = null;
  try {
    left = sessionStorage.getItem(KEY);
  } catch {
    // No storage, no mark.
  }
  keep(null);
  window.addEventListener('pagehide', () => keep(null));
  window.addEventListener('pageshow', () => keep(open));
  document.addEventListener('visibilitychange', () => keep(document.hidden ? null : open));
  return isReload() ? left : null;
};
