import { createHmac, timingSafeEqual } from 'node:crypto';

/** Cookie with which an operator's browser gets one remote from a development server. Not readable by page scripts. */
export const DEVELOPMENT_COOKIE = 'bee-dev';

export const DEVELOPMENT_S = 8 * 3600;

/** Tolerance for clock differences between hosts. */
const GRACE_MS = 60_000;

/** `remote` is loaded from the server at `origin` instead of its release. */
export type Development = { remote: string; origin: string };

/** `account` is the name in the account cookie; `until` is in milliseconds since 1970. */
type Issued = Development & { account: string; until: number };

/** `<base64url of the data>.<hmac>`: only the API can issue it, and it is invalid for any other account. */
export const issueDevelopment = (secret: string, { remote, origin, account, until }: Issued): string => {
  const body = Buffer.from(JSON.stringify({ remote, origin, account, until })).toString('base64url');
  return `${body}.${mac(secret, body)}`;
};

/** Null if the cookie is missing, forged, expired or from another installation. */
export const readDevelopment = (secret: string, cookie: string | undefined, now: number): Issued | null => {
  const [body = '', given = ''] = cookie?.split('.') ?? [];
  const expected = Buffer.from(mac(secret, body));
  const actual = Buffer.from(given);
  if (actual.length !== expected.length || !timingSafeEqual(actual, expected)) return null;
  const issued = JSON.parse(Buffer.from(body, 'base64url').toString('utf8')) as Issued;
  return now < issued.until + GRACE_MS ? issued : null;
};

const mac = (secret: string, body: string): string =>
  createHmac('sha256', secret).update(`development ${body}`).digest('base64url');
