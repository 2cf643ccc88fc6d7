import type { LogTarget } from '@bee/contracts/page';
import type { Platform } from '@bee/platform/host';
import { followFailures } from './failure-records.ts';
import { createOutbox } from './outbox.ts';
import { trackPageViews } from './page-view-tracking.ts';
import { createRecorder } from './recorder.ts';
import { learnClientIp } from './visitor-ids.ts';
import { followVitals } from './vitals.ts';

export type LogDeps = {
  platform: Platform;
  target: LogTarget;
  /** The first page was rendered on the server. */
  rendered: boolean;
};

/** Records page views, failures and web vitals, including those from before the log was loaded. */
export const startActionLog = ({ platform, target, rendered }: LogDeps) => {
  const { composition, location, sessionStore } = platform;
  const outbox = createOutbox(target, () => sessionStore.getState().token);
  const record = createRecorder(sessionStore, composition.shell.release, outbox.add);
  void learnClientIp();
  trackPageViews({ composition, location, record });
  followFailures({ composition, location, record });
  followVitals({ composition, location, record, rendered });
};
