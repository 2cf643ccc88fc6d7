import type { ConnectionLimits } from './database-limits.ts';
import type { DatabaseSign } from './statement-watch.ts';

const REPEAT_MS = 1000;

/**
 * Reports the applicable limit to the parent process: before a statement if the limit changed or the last report is
 * older than one second, and whenever the parent asks. A report before each statement would cost as much as a small
 * statement.
 */
export const createSigns = (usual: ConnectionLimits, send: (sign: DatabaseSign) => void) => {
  let said: ConnectionLimits | null = null;
  let saidAt = 0;
  const say = (limits: ConnectionLimits) => {
    said = limits;
    saidAt = performance.now();
    send({ limitMs: limits.statementMs, long: limits.statementMs > usual.statementMs });
  };
  return {
    say,
    before: (limits: ConnectionLimits) => {
      if (limits !== said || performance.now() - saidAt > REPEAT_MS) say(limits);
    },
  };
};
