import type { ConnectionLimits } from './database-limits.ts';
import type { DatabaseSign } from './statement-watch.ts';

const REPEAT_MS = 1000;

/**
 * Says to the parent process which limit holds: before a statement where it changed or was said a second ago, and
 * whenever the parent asks. Said before each statement it would cost as much as the small ones.
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
