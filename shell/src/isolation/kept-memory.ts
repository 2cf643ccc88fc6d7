import { logFailure } from '../log/failure-log.ts';
import { heapSize, onLeft, type Scope } from './remote-scopes.ts';

const SAMPLE_MS = 5000;
const SAMPLES = 6;
const MEGABYTE = 2 ** 20;
const MAX_KEPT_BYTES = 100 * MEGABYTE;
/** Listeners, timers and requests that wait for the release to be shown again. */
const MAX_KEPT_EFFECTS = 100;

/** A release was left and kept memory, listeners or timers. */
class KeptError extends Error {
  override name = 'KeptError';
}

/**
 * Reports a release that keeps memory after it was left: the least heap of the next half minute, in which garbage is
 * collected, and of the moment in which it was left, before the next remote allocates anything.
 */
export const watchKeptMemory = () => {
  const report = ({ remote, release }: Scope, what: string) =>
    logFailure({ phase: 'run', remote, release, error: new KeptError(`kept ${what} after it was left`) });

  onLeft((scope) => {
    const { heapBefore, effects } = scope;
    if (effects.size > MAX_KEPT_EFFECTS) report(scope, `more than ${MAX_KEPT_EFFECTS} listeners and timers`);
    let least = heapSize();
    if (heapBefore === undefined || least === undefined) return;
    let samples = 0;
    const timer = setInterval(() => {
      samples += 1;
      least = Math.min(least ?? 0, heapSize() ?? 0);
      const kept = least - heapBefore;
      const isOver = scope.shown > 0 || kept <= MAX_KEPT_BYTES;
      if (isOver || samples === SAMPLES) clearInterval(timer);
      if (!isOver && samples === SAMPLES) report(scope, `more than ${MAX_KEPT_BYTES / MEGABYTE} MB`);
    }, SAMPLE_MS);
  });
};
