import { logFailure } from '../log/failure-log.ts';

/** Built-in functions were replaced, or a remote added its own globals to the window. */
export class GlobalsError extends Error {
  override name = 'GlobalsError';
}

/** Counts as a failure of the release, although it was repaired. */
export const reportDamage = (remote: string, release: string, module: string, error: Error) => {
  console.warn(`remote ${remote}:`, error.message);
  logFailure({ phase: 'mount', remote, release, module, recovered: true, error });
};
