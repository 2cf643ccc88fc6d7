import type { PageMatch, Platform, RemoteLifecycles } from '@bee/platform/host';
import { requestEnded, requestStarted } from '../app/request-progress.store.ts';
import type { RemoteLoader } from '../loader/remote-loader.ts';
import { withTimeout } from '../loader/with-timeout.ts';

type Deps = { platform: Platform; load: RemoteLoader; limitMs: number };

/** Loads code and data of a page while the page before stays, with the progress bar. Rejects after `limitMs`. */
export const preparePage = async (
  { platform, load, limitMs }: Deps,
  match: PageMatch,
  query: Record<string, string>,
): Promise<void> => {
  const prepared = load<RemoteLifecycles>(match.remote, 'remote').then(({ module }) =>
    module.prefetch(platform, match, query),
  );
  requestStarted();
  try {
    await withTimeout(limitMs, `preparing ${match.page.id}`, prepared);
  } finally {
    requestEnded(false);
  }
};
