import { AsyncLocalStorage } from 'node:async_hooks';

/** What the statements of one call have in common. */
type CallScope = {
  /** Connections are taken from the replica. */
  readonly fromReplica: boolean;
  /** Whether a statement may have written. */
  wrote: boolean;
};

const storage = new AsyncLocalStorage<CallScope>();

export const runCall = <Result>(scope: CallScope, run: () => Result): Result => storage.run(scope, run);

export const readsFromReplica = (): boolean => storage.getStore()?.fromReplica === true;

/** Notes a statement of the current call. `for update` counts as well, which only costs reads from the primary. */
export const noteStatement = (text: string): void => {
  const scope = storage.getStore();
  if (scope && !scope.wrote && WRITES.test(text)) scope.wrote = true;
};

const WRITES = /\b(?:insert|update|delete|merge)\b/i;
