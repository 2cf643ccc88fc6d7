import type { ChildProcess } from 'node:child_process';

/** Sent by the database process before a statement and on request; while a statement runs it sends nothing. */
export type DatabaseSign = { limitMs: number; long: boolean };

const POLL_INTERVAL_MS = 500;

/**
 * Kills the database process when a statement exceeds the timeout of its connection: PGlite has no timeouts, and does
 * not respond while it runs a statement. Silence is counted in ticks of this process's own timer, so that a pause of
 * this process is not mistaken for a stuck database.
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
    // The sign may be sent up to one second before the statement starts.
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
