import { readSignedValue, signValue } from './signed-value.ts';

/** Cookie with which an operator's browser gets one remote from a development server. Not readable by page scripts. */
export const DEVELOPMENT_COOKIE = 'bee-dev';

export const DEVELOPMENT_S = 8 * 3600;

/** Tolerance for clock differences between hosts. */
const GRACE_MS = 60_000;

/** `remote` is loaded from the server at `origin` instead of its release. */
export type Development = { remote: string; origin: string };

/** `account` is the name in the account cookie; `until` is in milliseconds since 1970. */
type Issued = Development & { account: string; until: number };

/** Only the API can issue it, and it is invalid for any other account. */
export const issueDevelopment = (secret: string, { remote, origin, account, until }: Issued): string =>
  signValue(secret, 'development', { remote, origin, account, until });

/** Null if the cookie is missing, forged, expired or from another installation. */
export const readDevelopment = (secret: string, cookie: string | undefined, now: number): Issued | null => {
  const issued = readSignedValue<Issued>(secret, 'development', cookie);
  return issued && now < issued.until + GRACE_MS ? issued : null;
};
