import type { PageViewParams } from '@bee/contracts/entity/action-record';
import type { LocationStore, PageLocation } from '@bee/platform/host';
import type { Recorder } from './recorder.ts';
import { type Origin, place, running } from './running.ts';

const LONGEST_MS = 86_400_000;
const VALUE_LENGTH = 200;

type Deps = { location: LocationStore; composition: Parameters<typeof running>[0]; record: Recorder };
type View = { url: string; params: PageViewParams };

/**
 * Records page_view_enter for every visible page: the first, each new pathname, and again when a hidden tab becomes
 * visible. Records page_view_tp with the dwell time when a view ends: tab hidden, another page, document unloaded. A
 * tab opened in the background starts its view when it is first visible.
 */
export const trackPageViews = ({ location, composition, record }: Deps) => {
  let seen: View | null = null;
  let triggeredAt = 0;
  let from: Origin = { sourceLocation: document.referrer, sourceModel: '', sourcePage: '' };

  const enter = () => {
    if (seen || document.hidden) return;
    seen = { url: window.location.href, params: paramsOf(location.getState(), composition) };
    triggeredAt = Date.now();
    record('page_view_enter', { ...seen, ...from, at: triggeredAt });
  };
  const leave = () => {
    if (!seen) return;
    const now = Date.now();
    const pageTp = Math.min(now - triggeredAt, LONGEST_MS);
    if (pageTp > 0) record('page_view_tp', { ...seen, ...from, at: now, pageTp });
    triggeredAt = now;
    seen = null;
  };

  enter();
  let url = window.location.href;
  location.subscribe((now, before) => {
    if (now.pathname !== before.pathname) {
      leave();
      from = { ...place(before.match), sourceLocation: url };
      enter();
    }
    url = window.location.href;
  });
  document.addEventListener('visibilitychange', () => (document.hidden ? leave() : enter()));
  window.addEventListener('pagehide', leave);
  // The document was restored from the back/forward cache.
  window.addEventListener('pageshow', enter);
};

const paramsOf = ({ match }: PageLocation, composition: Deps['composition']): PageViewParams => ({
  ...running(composition, match?.remote),
  page: match?.page.id ?? '',
  route: Object.fromEntries(
    Object.entries(match?.params ?? {}).map(([name, value]) => [name, value.slice(0, VALUE_LENGTH)]),
  ),
});
