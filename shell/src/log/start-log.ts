import { whenIdleAfterReady } from '../page-ready.ts';
import type { PageState } from '../page-state.ts';
import type { LogParts } from './action-log.ts';
import { watchErrors } from './failure-log.ts';

/**
 * The action log comes when everything else has: nothing on a page depends on it. None is kept where the operator has
 * turned it off, or for who asks not to be tracked.
 */
export const startLog = ({ log, rendered }: PageState, parts: Pick<LogParts, 'platform'>) => {
  if (!log || asksForNone()) return;
  watchErrors();
  whenIdleAfterReady(() =>
    import(/* webpackChunkName: "page-ready" */ './action-log.ts').then(
      ({ startActionLog }) => startActionLog({ ...parts, target: log, rendered: rendered !== null }),
      () => undefined,
    ),
  );
};

const asksForNone = (): boolean =>
  navigator.doNotTrack === '1' || Boolean((navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl);
