import type { ChildProcess } from 'node:child_process';

/** What the database process says before a statement and when it is asked; it says nothing while a statement runs. */
export type DatabaseSign = { limitMs: number; long: boolean };

const POLL_INTERVAL_MS = 500;

/**
 * Ends the database process when one statement takes longer than its connection may: PGlite knows no limit, and while it
 * runs a statement it hears nothing. Silence is counted in turns of this process's own timer, so that a pause of this
 * process is not taken for one of the other.
 * @param onStuck called before the process is killed
 */
export const watchStatements = (child: ChildProcess, onStuck: (limitMs: number) => void) => {
  let sign: DatabaseSign | null = null;
  let silent = 0;
  child.on('message', (message: { sign?: DatabaseSign }) => {
    if (!message.sign) return;
    sign = message.sign;
    silent = 0;
  });
  const timer = setInterval(() => {
    silent += 1;
    // The sign may be from up to a second before the statement.
    if (sign && silent * POLL_INTERVAL_MS > sign.limitMs + 1000) {
      clearInterval(timer);
      onStuck(sign.limitMs);
      child.kill('SIGKILL');
    } else if (child.connected) child.send('ask', () => undefined);
  }, POLL_INTERVAL_MS);
  timer.unref();
  child.once('exit', () => clearInterval(timer));
  return { isBusy: () => sign?.long === true };
};
