/** What `code` of checkOAuth says, and of the calls that follow it; the browser shows the message of any other one and stops. */
export const OAUTH_CODE = { waiting: 0, signedIn: 1, notBound: 2, mergeNeeded: 3, bound: 4, over: 409 } as const;
