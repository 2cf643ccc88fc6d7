/** Something that went wrong, as it was thrown. What the action log writes about it is decided when that is there. */
export type Failure = {
  /** `run`: an error that nobody caught, after everything had started. */
  phase: 'load' | 'mount' | 'style' | 'widget' | 'run';
  error: unknown;
  /** Unknown for errors of the window; their stack tells. */
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

/** Part of the first load, so that nothing is missed; the log itself comes later and reads what waits here. */
export const logFailure = (failure: Failure) => {
  const dated = { ...failure, at: Date.now() };
  if (reader) reader(dated);
  else if (waiting.length < MAX_RECORDS) waiting.push(dated);
};

export const readFailures = (read: (failure: DatedFailure) => void) => {
  reader = read;
  waiting.splice(0).forEach(read);
};

export const watchErrors = () => {
  window.addEventListener('error', ({ error }) => error && logFailure({ phase: 'run', error }));
  window.addEventListener('unhandledrejection', ({ reason }) => logFailure({ phase: 'run', error: reason }));
};
