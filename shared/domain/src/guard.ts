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
