import type { ParsedRequestFor } from '@bee/contracts/operations';
import type { EdgeWindow } from '@bee/contracts/resource/site';
import { networkHash } from '../../http/network.ts';
import { createWindowLimit } from '../../limits/window-limit.ts';
import { openWindow, type SeenDocument } from './window.ts';

const WINDOW_MS = 2000;
const VISIT_MS = 60_000;
const RENDER_LIMIT_MS = 10 * 60_000;
/** Windows that are buffered while the API is unavailable: two minutes. */
const MAX_WAITING = 60;
/** Heartbeat interval of an idle edge. */
const QUIET_MS = 10_000;

type Report = ParsedRequestFor<'site/reportEdge'>;

export type Observations = {
  /** The address is not reported. */
  document(seen: Omit<SeenDocument, 'network'> & { ip: string }): void;
  /** Counts a browser at most once a minute; its id is not reported. */
  visit(seen: { visit: string; releases: SeenDocument['releases'] }): void;
  /** Counts a release file whose content does not match its release. */
  refused(remote: string, release: string): void;
  /** Sends the pending observations and stops. */
  close(): Promise<void>;
};

type Parts = {
  edge: string;
  secret: string;
  now(): number;
  /** The composition served, and the problem that prevents serving a newer composition. */
  state(): { id: string; sequence: number; problem: string };
  /** Whether only signed compositions are followed. */
  verified: boolean;
  /**
   * Renders of one release that count per network in ten minutes, successful or not: a failing address that is requested
   * repeatedly from one place is no evidence that the release is broken.
   */
  rendersPerNetwork: number;
  send(report: Report): Promise<{ floor: number }>;
  /** Receives the sequence below which no composition is followed; never called without signatures. */
  onFloor(sequence: number): void;
  report(problem: string): void;
};

/** Counts what this edge serves and reports it every two seconds; unsent reports are buffered for two minutes. */
export const observe = ({
  edge,
  secret,
  now,
  state,
  verified,
  rendersPerNetwork,
  send,
  onFloor,
  report,
}: Parts): Observations => {
  const isWithinLimit = createWindowLimit(rendersPerNetwork, RENDER_LIMIT_MS);
  const isFirst = createWindowLimit(1, VISIT_MS);
  const counts = (release: string, network: string) => isWithinLimit(`${release} ${network}`, 1, now());
  let open = openWindow(counts);
  let openedAt = now();
  let waiting: { window: Omit<EdgeWindow, 'age_ms'>; at: number }[] = [];
  let reported = '';
  let reportedAt = Number.NEGATIVE_INFINITY;
  let problem = '';

  const roll = () => {
    const window = open.close(openedAt);
    if (window) waiting = [...waiting, { window, at: openedAt }].slice(-MAX_WAITING);
    open = openWindow(counts);
    // The start time identifies the window, so it must differ even if the clock was set back.
    openedAt = Math.max(now(), openedAt + 1);
  };

  const sendWindow = async (window: EdgeWindow | null) => {
    const { id, sequence, problem: trouble } = state();
    const { floor } = await send({
      edge,
      composition: id,
      sequence,
      verified: verified && sequence > 0,
      problem: trouble.slice(0, 1000),
      window,
    });
    reported = `${id} ${trouble}`;
    reportedAt = now();
    if (verified) onFloor(floor);
  };

  const sendAll = async () => {
    const { id, problem: trouble } = state();
    const isNews = reported !== `${id} ${trouble}` || now() - reportedAt >= QUIET_MS;
    if (waiting.length === 0 && isNews) await sendWindow(null);
    for (let first = waiting[0]; first; first = waiting[0]) {
      await sendWindow({ ...first.window, age_ms: Math.max(0, now() - first.at) });
      waiting = waiting.filter((one) => one !== first);
    }
    problem = '';
  };

  let telling: Promise<void> | null = null;
  const look = (): Promise<void> => {
    roll();
    telling ??= sendAll()
      .catch((error: Error) => {
        // The same error is reported only once in a row.
        if (error.message !== problem) report(`边缘观察没有送达接口，稍后补报：${error.message}`);
        problem = error.message;
      })
      .finally(() => {
        telling = null;
      });
    return telling;
  };

  const timer = setInterval(() => void look(), WINDOW_MS);
  timer.unref();
  return {
    document: ({ ip, ...seen }) => open.document({ ...seen, network: networkHash(secret, ip) }),
    visit: ({ visit, releases }) => {
      if (isFirst(visit, 1, now())) open.visit(releases);
    },
    refused: (remote, release) => open.refused(remote, release),
    close: async () => {
      clearInterval(timer);
      await telling;
      roll();
      // If API and edge share a process, the API no longer accepts requests.
      await sendAll().catch(() => undefined);
    },
  };
};
