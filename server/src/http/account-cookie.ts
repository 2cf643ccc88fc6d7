import { createHmac, timingSafeEqual } from 'node:crypto';

/** Beside the cookies of the session: by it the edge, which has no database, deals a member the same lot in every browser. */
export const ACCOUNT_COOKIE = 'bee-account';

/** `<name>.<hmac>`: the name is no uid, and nobody can make one for an account. */
export const issueAccount = (secret: string, uid: string): string => {
  const name = accountName(secret, uid);
  return `${name}.${mac(secret, `account-name ${name}`)}`;
};

/** What the cookie calls an account. */
export const accountName = (secret: string, uid: string): string => mac(secret, `account ${uid}`).slice(0, 16);

/** The account's name; null for none, a forged one or one of another installation. */
export const readAccount = (secret: string, cookie: string | undefined): string | null => {
  const [name = '', given = ''] = cookie?.split('.') ?? [];
  const expected = Buffer.from(mac(secret, `account-name ${name}`));
  const actual = Buffer.from(given);
  return actual.length === expected.length && timingSafeEqual(actual, expected) ? name : null;
};

const mac = (secret: string, text: string): string =>
  createHmac('sha256', secret).update(text).digest('base64url').slice(0, 22);
