type Log = (details: object | string, message?: string) => void;

/** Log of a call or of the whole API; lines of a call carry its request id. */
export type Logger = { info: Log; warn: Log; error: Log };
