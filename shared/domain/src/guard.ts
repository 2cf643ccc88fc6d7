/** Viewer of a page; `pending` while there is a token whose owner is not known yet. */
export type GuardedViewer = 'visitor' | 'pending' | 'member';

/** `unknown`: a manifest names an undefined guard. */
export type GuardVerdict = 'open' | 'wait' | 'closed' | 'unknown';

/** All guards that a manifest may name, shared by edge, shell and remotes. */
const guards: Record<string, Record<GuardedViewer, GuardVerdict>> = {
  none: { visitor: 'open', pending: 'open', member: 'open' },
  member: { visitor: 'closed', pending: 'wait', member: 'open' },
};

export const guardVerdict = (guard: string, viewer: GuardedViewer): GuardVerdict =>
  Object.hasOwn(guards, guard) ? (guards[guard]?.[viewer] ?? 'unknown') : 'unknown';

export const unknownGuardMessage = (guard: string): string => `Unknown middleware: ${guard}`;

/** HTTP status if the guard refuses the page to this viewer; undefined otherwise. */
export const refusalStatus = (guard: string, viewer: GuardedViewer): 401 | 500 | undefined =>
  (({ open: undefined, wait: undefined, closed: 401, unknown: 500 }) as const)[guardVerdict(guard, viewer)];
