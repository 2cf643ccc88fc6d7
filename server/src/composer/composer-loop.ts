import type { Composition } from '@bee/contracts/composition';
import type { Composer } from '@bee/releases/compose/composer';
import { SAFETY_POLL_MS } from '../db/database-events.ts';
import type { Deps } from '../deps.ts';
import type { Tracer } from '../telemetry/activity.ts';
import type { Report } from '../telemetry/process-log.ts';
import { runWork } from '../telemetry/run-work.ts';
import { announceChanges } from './announce.ts';
import { carryOutRequests } from './carry-out.ts';
import { openLease } from './lease.ts';
import { openMessages } from './messages.ts';
import { purgeExpired } from './purge-expired.ts';
import { watchReleases } from './release-monitor.ts';
import { followSteps } from './rollout/follow-steps.ts';
import { openReleaseHooks } from './rollout/release-hooks.ts';
import { sendMessages } from './send-messages.ts';
import { startLoop } from './start-loop.ts';
import { watchEdges } from './watch-edges.ts';

const REQUESTS_MS = 500;
const LEASE_MS = 5000;
const WATCH_MS = 5000;
/** Edges are late only half a minute after a change. */
const WATCH_EDGES_MS = 15_000;
/** Monitoring takes at most a tenth of the time. */
const WATCH_SHARE = 10;
const SEND_MS = 1000;
const PURGE_INTERVAL_MS = 3_600_000;

type Parts = Pick<Deps, 'db' | 'events' | 'clock' | 'outgoing' | 'settings'> & {
  composer: Composer;
  /** Name of this process among the composer processes. */
  holder: string;
  report: Report;
  tracer?: Tracer | undefined;
};

/**
 * Runs the only process that changes the composition without a command: it carries out operators' requests, withdraws
 * failing releases and announces every change. If several processes run, one of them works and the rest wait for its
 * lease.
 * @returns stops the loop
 */
export const runComposerLoop = ({
  db,
  events,
  clock,
  outgoing,
  settings: { operations },
  composer,
  holder,
  report,
  tracer,
}: Parts): (() => Promise<void>) => {
  const { webhook, hook, automatic, evidenceAddresses: networks } = operations;
  const hooks = openReleaseHooks(outgoing, hook);
  const lease = openLease(db, holder);
  const messages = openMessages(db, webhook !== null);

  // Operators wait for the result of their request.
  let isRequested = true;
  let lookedAt = Number.NEGATIVE_INFINITY;
  const unsubscribe = events.subscribe('change-request', () => {
    isRequested = true;
  });
  const answer = async () => {
    const isDue = isRequested || !events.isListening() || performance.now() - lookedAt >= SAFETY_POLL_MS;
    if (!isDue) return false;
    isRequested = false;
    lookedAt = performance.now();
    return (await carryOutRequests({ db, composer, now: clock.now(), tracer, mayGoOn: lease.isHeld })) > 0;
  };
  const watch = async () => {
    const now = clock.now();
    const composed = await composer.show();
    if (!composed) return;
    await announce(composed, now);
    const watched = { db, composer, messages, automatic, now };
    const changed =
      (await watchReleases(composed, { ...watched, networks })) ?? (await followSteps(composed, { ...watched, hooks }));
    if (changed) await announce(changed, now);
  };
  // The database is asked only after a change: an idle site makes few queries.
  let announced = Number.NaN;
  const announce = async (current: Composition, now: Date) => {
    if (current.sequence === announced) return;
    await announceChanges({ current, history: composer.history, messages, now });
    announced = current.sequence;
  };
  const lookAtEdges = async () => {
    const composed = await composer.show();
    if (composed) await watchEdges(composed, { db, messages, now: clock.now() });
  };
  const send = async () => {
    if (webhook) await sendMessages({ db, outgoing, webhook, now: clock.now() });
  };
  const purge = () => purgeExpired(db, clock.now());

  const traced = (job: string, run: () => Promise<unknown>) => () => runWork({ job: `composer.${job}`, tracer }, run);
  const reporterOf = (what: string) => (err: Error) => report(`${what}，稍后再试：${err.message}`, { err });
  // A separate loop, because the work may take longer than the lease lasts.
  const stopHolding = startLoop([{ everyMs: LEASE_MS, run: lease.hold }], reporterOf('值守出错'));
  const stopComposing = startLoop(
    [
      { everyMs: REQUESTS_MS, run: answer },
      { everyMs: WATCH_MS, share: WATCH_SHARE, run: traced('watch', watch) },
      { everyMs: WATCH_EDGES_MS, share: WATCH_SHARE, run: traced('edges', lookAtEdges) },
      { everyMs: PURGE_INTERVAL_MS, run: traced('purge', purge) },
    ],
    reporterOf('值守出错'),
    lease.isHeld,
  );
  // A separate loop, because an unresponsive receiver must not delay operators.
  const stopSending = startLoop(
    [{ everyMs: SEND_MS, run: traced('messages', send) }],
    reporterOf('消息没有送出'),
    lease.isHeld,
  );
  return async () => {
    unsubscribe();
    await Promise.all([stopComposing(), stopSending()]);
    await stopHolding();
    if (lease.isHeld()) await lease.release().catch(() => undefined);
  };
};
