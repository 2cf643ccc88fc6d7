import { isSameText, macOf } from './mac.ts';

/**
 * Issued with the session cookies. Lets the edge, without a database, give a member the same bucket in every browser.
 */
export const ACCOUNT_COOKIE = 'bee-account';

/** `<name>.<hmac>`: the name does not reveal the uid, and clients cannot create a cookie for an account. */
export const issueAccount = (secret: string, uid: string): string => {
  const name = accountName(secret, uid);
  return `${name}.${mac(secret, `account-name ${name}`)}`;
};

/** Name of an account in the cookie. */
export const accountName = (secret: string, uid: string): string => mac(secret, `account ${uid}`).slice(0, 16);

/** The account's name; null if the cookie is missing, forged or from another installation. */
export const readAccount = (secret: string, cookie: string | undefined): string | null => {
  const [name = '', given = ''] = cookie?.split('.') ?? [];
  return isSameText(given, mac(secret, `account-name ${name}`)) ? name : null;
};

const mac = (secret: string, text: string): string => macOf(secret, text).slice(0, 22);
