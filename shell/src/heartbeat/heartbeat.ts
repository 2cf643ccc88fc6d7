import type { ActionRecord, PageErrorParams } from '@bee/contracts/entity/action-record';
import type { LogTarget } from '@bee/contracts/page';
import { randomId } from '@bee/platform';
import type { Platform } from '@bee/platform/host';
import { logFailure } from '../log/failure-log.ts';
import { followOpenRelease, openRelease } from './open-release.ts';

const BEAT_MS = 1000;
/** Beats without a sign of life from which the main thread counts as blocked. */
const BLOCKED_BEATS = 5;
/** A page without a moment of rest for so long, several times in a row, runs in a loop. */
const RESTLESS_MS = 5000;
const RESTLESS_TIMES = 3;

type Message = { of: string; address: string; init: RequestInit } | null;

/**
 * Runs in a worker, which a blocked page does not stop. Counts its own beats instead of reading a clock: while the
 * device sleeps, neither side counts. Sends the report that the page prepared, once per release.
 */
const watchFromWorker = (beatMs: number, blockedBeats: number) => {
  let [last, missed, reported]: [Message, number, string] = [null, 0, ''];
  addEventListener('message', ({ data }: MessageEvent<Message>) => {
    [last, missed] = [data, 0];
  });
  setInterval(() => {
    missed += 1;
    if (!last || missed <= blockedBeats || reported === last.of) return;
    reported = last.of;
    void fetch(last.address, last.init);
  }, beatMs);
};

/**
 * Reports a release that blocks the main thread or never lets it rest, with remote, release and page, also if the page
 * never recovers.
 */
export const startHeartbeat = ({ composition, location }: Platform, target: LogTarget) => {
  const code = `(${watchFromWorker})(${BEAT_MS},${BLOCKED_BEATS})`;
  const worker = new Worker(URL.createObjectURL(new Blob([code], { type: 'text/javascript' })));
  const recordId = new Map<string, string>();

  const message = (): Message => {
    if (document.hidden) return null;
    const of = openRelease() ?? `shell@${composition.shell.release}`;
    const [remote = '', release = ''] = of.split('@');
    recordId.set(of, recordId.get(of) ?? randomId());
    const params: PageErrorParams = {
      ...{ remote, release, shell: composition.shell.release, composition: composition.id },
      ...{ kind: 'MainThreadBlocked', path: '', stack: '' },
      message: `the main thread was blocked for ${BLOCKED_BEATS} s`,
      page: location.getState().match?.page.id ?? '',
    };
    return { of, ...requestOf(target, { recordId: recordId.get(of), actionId: 'page_error', params }) };
  };
  const beat = () => worker.postMessage(message());
  beat();
  followOpenRelease(beat);
  setInterval(beat, BEAT_MS);
  document.addEventListener('visibilitychange', beat);
  watchRest();
};

const requestOf = ({ address, header: [name, value] }: LogTarget, record: ActionRecord) => {
  const { href, origin } = new URL(address, window.location.href);
  const init: RequestInit = {
    method: 'POST',
    credentials: origin === window.location.origin ? 'same-origin' : 'omit',
    headers: { 'content-type': 'application/json', [name]: value },
    body: JSON.stringify({ ...record, currentPageUrl: window.location.pathname, type: 'pc' }),
  };
  return { address: href, init };
};

/** A loop of updates blocks nothing for long, but leaves no idle time. Browsers without idle callbacks see none. */
const watchRest = () => {
  if (!window.requestIdleCallback) return;
  let [restless, of] = [0, openRelease()];
  const rested = ({ didTimeout }: IdleDeadline) => {
    restless = didTimeout && of === openRelease() && !document.hidden ? restless + 1 : 0;
    of = openRelease();
    const [remote, release = ''] = of?.split('@') ?? [];
    if (restless === RESTLESS_TIMES && remote) {
      const seconds = (RESTLESS_TIMES * RESTLESS_MS) / 1000;
      logFailure({ phase: 'run', remote, release, error: new RestlessError(`no idle time for ${seconds} s`) });
    }
    setTimeout(() => requestIdleCallback(rested, { timeout: RESTLESS_MS }), restless > 0 ? 0 : BEAT_MS);
  };
  requestIdleCallback(rested, { timeout: RESTLESS_MS });
};

class RestlessError extends Error {
  override name = 'RestlessError';
}
