import { messageOf } from '@bee/domain/error-message';
import type { Deps } from '../../../../deps.ts';
import { checkWatches } from '../store/check-watches.ts';

const INTERVAL_MS = 10 * 60_000;

/**
 * Imports check alerts when prices change. This job catches up after interruptions and imports by other processes.
 * @returns a function that stops the job
 */
export const startPriceAlertJob = (
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  report: (line: string) => void,
): (() => void) => {
  const look = () =>
    checkWatches(db, clock.now()).catch((error: unknown) => report(`检查行情预警失败，稍后再试：${messageOf(error)}`));
  void look();
  const timer = setInterval(look, INTERVAL_MS);
  timer.unref();
  return () => clearInterval(timer);
};
