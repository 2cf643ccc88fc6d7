const MAX_TIMEOUTS = 3;
const PAUSE_MS = 10_000;

export type CircuitBreaker = {
  /** Whether a release that has timed out too often is left alone for now. Once per pause a job may try it again. */
  isOpen(): boolean;
  rendered(): void;
  timedOut(): void;
  /** Its release is no longer rendered here. */
  close(): void;
};

/**
 * Stops calling a release after three timeouts in a row: each would keep its reader waiting for seconds in vain.
 *
 * @param onPause called when the release is left alone, and when that has ended
 * @param now monotonic, in milliseconds
 */
export const createCircuitBreaker = (
  onPause: (isPaused: boolean) => void,
  now = () => performance.now(),
): CircuitBreaker => {
  let timeouts = 0;
  let pausedUntil = 0;
  return {
    isOpen: () => {
      if (timeouts < MAX_TIMEOUTS) return false;
      if (now() < pausedUntil) return true;
      pausedUntil = now() + PAUSE_MS;
      return false;
    },
    rendered: () => {
      if (timeouts >= MAX_TIMEOUTS) onPause(false);
      timeouts = 0;
    },
    timedOut: () => {
      timeouts += 1;
      if (timeouts >= MAX_TIMEOUTS) onPause(true);
      if (timeouts === MAX_TIMEOUTS) pausedUntil = now() + PAUSE_MS;
    },
    close: () => onPause(false),
  };
};
