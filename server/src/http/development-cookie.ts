import { createHmac, timingSafeEqual } from 'node:crypto';

/** Cookie by which an operator's own browser gets one remote from a development server. Scripts of a page do not see it. */
export const DEVELOPMENT_COOKIE = 'bee-dev';

export const DEVELOPMENT_S = 8 * 3600;

/** Clocks of two hosts differ. */
const GRACE_MS = 60_000;

/** `remote` comes from the server at `origin`, in the place of its release. */
export type Development = { remote: string; origin: string };

/** `account` as the cookie of the account names it; `until` in milliseconds since 1970. */
type Issued = Development & { account: string; until: number };

/** `<base64url of what is issued>.<hmac>`: nobody but the API can make one, and it is worth nothing beside another account. */
export const issueDevelopment = (secret: string, { remote, origin, account, until }: Issued): string => {
  const body = Buffer.from(JSON.stringify({ remote, origin, account, until })).toString('base64url');
  return `${body}.${mac(secret, body)}`;
};

/** Null for none, a forged one, one of another installation or one whose time is over. */
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
