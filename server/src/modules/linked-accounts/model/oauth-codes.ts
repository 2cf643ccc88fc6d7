/**
 * Values of `code` returned by checkOAuth and the calls after it; for any other value the browser shows the message and
 * stops.
 */
export const OAUTH_CODE = { waiting: 0, signedIn: 1, notBound: 2, mergeNeeded: 3, bound: 4, over: 409 } as const;
