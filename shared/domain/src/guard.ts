/** Who looks at a page; `pending` while a token is known and its owner is not yet. */
export type GuardedViewer = 'visitor' | 'pending' | 'member';

/** `unknown`: a manifest names a guard that nobody defines. */
export type GuardVerdict = 'open' | 'wait' | 'closed' | 'unknown';

/** Every guard that a manifest may name, in one place for edge, shell and remotes. */
const guards: Record<string, Record<GuardedViewer, GuardVerdict>> = {
  none: { visitor: 'open', pending: 'open', member: 'open' },
  member: { visitor: 'closed', pending: 'wait', member: 'open' },
};

export const guardVerdict = (guard: string, viewer: GuardedViewer): GuardVerdict =>
  Object.hasOwn(guards, guard) ? (guards[guard]?.[viewer] ?? 'unknown') : 'unknown';

export const unknownGuardMessage = (guard: string): string => `Unknown middleware: ${guard}`;

/** HTTP status of a page that its guard keeps from whoever asks; undefined where it does not. */
export const refusalStatus = (guard: string, viewer: GuardedViewer): 401 | 500 | undefined =>
  (({ open: undefined, wait: undefined, closed: 401, unknown: 500 }) as const)[guardVerdict(guard, viewer)];
