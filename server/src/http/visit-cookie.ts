import { randomBytes } from 'node:crypto';
import { isSameText, macOf } from './mac.ts';

/** Cookie by which the edge recognizes a browser. Not readable by page scripts. */
export const VISIT_COOKIE = 'bee-lot';

/** Buckets are 0-9999: a canary of 1 % covers a hundred of them. */
export const LOTS = 10_000;

/** `visit` identifies the browser in evidence about releases and nowhere else. */
export type Visit = { lot: number; visit: string };

/** `<lot>.<visit>.<hmac>`: only the edge can issue it, so clients cannot choose a bucket. */
export const issueVisit = (secret: string, lot: number, visit = randomBytes(12).toString('base64url')): string =>
  `${lot}.${visit}.${mac(secret, lot, visit)}`;

/** Null if the cookie is missing, forged or from another installation. */
export const readVisit = (secret: string, cookie: string | undefined): Visit | null => {
  const [lotText = '', visit = '', given = ''] = cookie?.split('.') ?? [];
  const lot = Number(lotText);
  if (!/^\d{1,4}$/.test(lotText) || !/^[\w-]{16}$/.test(visit)) return null;
  return isSameText(given, mac(secret, lot, visit)) ? { lot, visit } : null;
};

/** Stored and counted instead of the visit, so that no table contains a credential. */
export const visitHash = (visit: string): string => macOf('visit', visit).slice(0, 16);

const mac = (secret: string, lot: number, visit: string): string => macOf(secret, `visit ${lot}.${visit}`).slice(0, 22);
