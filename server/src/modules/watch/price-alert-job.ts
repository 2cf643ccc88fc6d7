import type { Deps } from '../../deps.ts';
import { checkWatches } from './check-watches.ts';

const INTERVAL_MS = 10 * 60_000;

/**
 * Prices are looked at when they arrive; this catches up where that was cut off, and with imports of other processes.
 * @returns what stops it
 */
export const startPriceAlertJob = (
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  report: (line: string) => void,
): (() => void) => {
  const look = () =>
    checkWatches(db, clock.now()).catch((error: unknown) =>
      report(`检查行情预警失败，稍后再试：${error instanceof Error ? error.message : String(error)}`),
    );
  void look();
  const timer = setInterval(look, INTERVAL_MS);
  timer.unref();
  return () => clearInterval(timer);
};
