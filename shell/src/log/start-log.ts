import { startHeartbeat } from '../heartbeat/heartbeat.ts';
import { whenIdleAfterReady } from '../page-ready.ts';
import type { PageState } from '../page-state.ts';
import type { LogDeps } from './action-log.ts';
import { watchErrors } from './failure-log.ts';

/**
 * Loads the action log last, because no page depends on it. No log where the operator has disabled it or the browser
 * sends Do Not Track.
 */
export const startLog = ({ log, rendered }: PageState, parts: Pick<LogDeps, 'platform'>) => {
  if (!log || asksForNone()) return;
  watchErrors();
  startHeartbeat(parts.platform, log);
  whenIdleAfterReady(() =>
    import(/* webpackChunkName: "page-ready" */ './action-log.ts').then(
      ({ startActionLog }) => startActionLog({ ...parts, target: log, rendered: rendered !== null }),
      () => undefined,
    ),
  );
};

const asksForNone = (): boolean =>
  navigator.doNotTrack === '1' || Boolean((navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl);
