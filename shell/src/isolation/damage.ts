import { logFailure } from '../log/failure-log.ts';

/** Built-in functions were replaced, or a remote added its own globals to the window. */
export class GlobalsError extends Error {
  override name = 'GlobalsError';
}

/** Parts of the frame were removed from the document, its links were changed or its clicks blocked. */
export class ShellNodesError extends Error {
  override name = 'ShellNodesError';
}

/** Counts as a failure of the release, although it was repaired. */
export const reportDamage = (remote: string, release: string, module: string, error: Error) => {
  console.warn(`remote ${remote}:`, error.message);
  logFailure({ phase: 'mount', remote, release, module, recovered: true, error });
};
