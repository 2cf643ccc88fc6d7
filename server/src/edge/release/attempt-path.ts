const ATTEMPT_MARK = /^(\/releases\/[^/]+\/[^/~]+)~\d+\//;

/** Removes `~n` from a release path. Browsers add it to retry a file under another address. */
export const withoutAttempt = (url: string): string => url.replace(ATTEMPT_MARK, '$1/');
