const ATTEMPT_MARK = /^(\/releases\/[^/]+\/[^/~]+)~\d+\//;

/** Takes `~n` out of a release path: the same file on another address, for retries of the browser. */
export const withoutAttempt = (url: string): string => url.replace(ATTEMPT_MARK, '$1/');
