import type { PageState } from '../page-state.ts';
import type { LogParts } from './action-log.ts';
import { watchErrors } from './failure-log.ts';

/** A file that hangs holds up the load event for good; its failure is to be told all the same. */
const LATEST_MS = 10_000;

/**
 * The action log comes when everything else has: nothing on a page depends on it. None is kept where the operator has
 * turned it off, or for who asks not to be tracked.
 */
export const startLog = ({ log, rendered }: PageState, parts: Pick<LogParts, 'platform'>) => {
  if (!log || asksForNone()) return;
  watchErrors();
  let begun = false;
  const begin = () => {
    if (begun) return;
    begun = true;
    import(/* webpackChunkName: "action-log" */ './action-log.ts').then(
      ({ startActionLog }) => startActionLog({ ...parts, target: log, rendered: rendered !== null }),
      () => undefined,
    );
  };
  window.addEventListener('load', begin);
  setTimeout(begin, LATEST_MS);
};

const asksForNone = (): boolean =>
  navigator.doNotTrack === '1' || Boolean((navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl);
