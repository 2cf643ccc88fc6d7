import { SLOW_CONNECTIONS } from '@bee/domain/constants';
import { queryOf } from '@bee/domain/query-of';
import { matchLocation } from '@bee/platform';
import type { Platform, RemoteLifecycles } from '@bee/platform/host';
import type { RemoteLoader } from '../loader/remote-loader.ts';
import { anchorOf, internalAddress } from './internal-target.ts';

const HOVER_MS = 80;

/** Prefetches code and data of the next page on intent: a resting pointer, a focus or a touch. */
export const startPrefetch = (platform: Platform, load: RemoteLoader) => {
  const started = new Set<string>();
  const prefetch = (anchor: HTMLAnchorElement) => {
    const url = internalAddress(anchor);
    if (!url || started.has(url.href) || !isWelcome()) return;
    const match = matchLocation(url);
    if (!match) return;
    started.add(url.href);
    load<RemoteLifecycles>(match.remote, 'remote')
      .then(({ module }) => module.prefetch(platform, match, queryOf(url.search)))
      .catch(() => started.delete(url.href));
  };
  let resting: ReturnType<typeof setTimeout> | undefined;
  document.addEventListener('pointerover', ({ target }) => {
    clearTimeout(resting);
    const anchor = anchorOf(target);
    if (anchor) resting = setTimeout(() => prefetch(anchor), HOVER_MS);
  });
  for (const event of ['focusin', 'touchstart']) {
    document.addEventListener(
      event,
      ({ target }) => {
        const anchor = anchorOf(target);
        if (anchor) prefetch(anchor);
      },
      { passive: true },
    );
  }
};

type Connection = { saveData?: boolean; effectiveType?: string };

/** Not when offline, on 2g, or with data saver. */
const isWelcome = (): boolean => {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return navigator.onLine && !connection?.saveData && !SLOW_CONNECTIONS.includes(connection?.effectiveType ?? '');
};
