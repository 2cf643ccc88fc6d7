import { afterMount } from '../after-mount.ts';
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
  afterMount(() =>
    import(/* webpackChunkName: "after-mount" */ './action-log.ts').then(
      ({ startActionLog }) => startActionLog({ ...parts, target: log, rendered: rendered !== null }),
      () => undefined,
    ),
  );
};

const asksForNone = (): boolean =>
  navigator.doNotTrack === '1' || Boolean((navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl);
