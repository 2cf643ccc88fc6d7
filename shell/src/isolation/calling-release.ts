import { scopeOf } from './remote-scopes.ts';

const REMOTE_FILE = /\/releases\/(?!shell\/)([\w-]+)\/([^/~\s]+)/;

type Call = (...values: unknown[]) => unknown;
type Around = (scope: ReturnType<typeof scopeOf>, call: () => unknown, values: unknown[], self: unknown) => unknown;
type Holder = Record<string, unknown>;

/**
 * The release whose code called a function: the file of the first frame below it. Modules shared with the shell are files
 * of the shell. Browsers that cannot omit frames (Firefox before 138) name none.
 */
const callerOf = (callee: object) => {
  const { captureStackTrace, stackTraceLimit } = Error;
  const at = { stack: '' };
  Error.stackTraceLimit = 1;
  captureStackTrace?.(at, callee as Call);
  Error.stackTraceLimit = stackTraceLimit;
  const [, remote, release] = REMOTE_FILE.exec(at.stack) ?? [];
  return remote && release ? scopeOf(remote, release) : null;
};

/** Replaces a function or constructor by one that treats calls of remotes differently, where `concerns` says so. */
export const forRemotes = (holder: object, name: string, around: Around, concerns?: (self: unknown) => boolean) => {
  const native = (holder as Holder)[name];
  if (typeof native !== 'function') return;
  const apply = (_: Call, self: unknown, values: unknown[]) => {
    const call = () => Reflect.apply(native, self, values);
    const scope = !concerns || concerns(self) ? callerOf(apply) : null;
    return scope ? around(scope, call, values, self) : call();
  };
  const construct = (_: Call, values: unknown[], of: Call) => {
    const call = () => Reflect.construct(native, values, of);
    const scope = callerOf(construct);
    return (scope ? around(scope, call, values, null) : call()) as object;
  };
  (holder as Holder)[name] = new Proxy(native as Call, { apply, construct });
};
