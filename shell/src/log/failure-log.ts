import { ApiError } from '@bee/platform';

/** A failure as it was thrown. The action log turns it into a record once it is loaded. */
export type Failure = {
  /** `run`: an uncaught error after startup; `call`: a call of the API without an answer, `module` names it. */
  phase: 'load' | 'mount' | 'style' | 'widget' | 'run' | 'call';
  error: unknown;
  /** Unknown for errors of the window; there the stack names it. */
  remote?: string;
  release?: string;
  module?: string;
  path?: string;
  attempt?: number;
  recovered?: boolean;
};

export type DatedFailure = Failure & { at: number };

const MAX_RECORDS = 50;
const waiting: DatedFailure[] = [];
let reader: ((failure: DatedFailure) => void) | undefined;

/** Part of the first load, so that no failure is missed. The action log is loaded later and reads this queue. */
export const logFailure = (failure: Failure) => {
  const dated = { ...failure, at: Date.now() };
  if (reader) reader(dated);
  else if (waiting.length < MAX_RECORDS) waiting.push(dated);
};

export const readFailures = (read: (failure: DatedFailure) => void) => {
  reader = read;
  waiting.splice(0).forEach(read);
};

/** A refusal, such as a wrong input, is an answer. */
export const logFailedCall = (operation: string, error: Error) => {
  if (error instanceof ApiError && error.statusCode < 500) return;
  logFailure({ phase: 'call', module: operation, error });
};

export const watchErrors = () => {
  // The document has watched until now.
  window.dispatchEvent(new Event('bee-watches'));
  window.addEventListener('error', ({ error }) => error && logFailure({ phase: 'run', error }));
  window.addEventListener('unhandledrejection', ({ reason }) => logFailure({ phase: 'run', error: reason }));
};
