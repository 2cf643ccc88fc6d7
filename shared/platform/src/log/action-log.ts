import Cookies from 'js-cookie';

const CLIENT_KEY = 'bee-client-id';
const STAGE_COOKIE = 'stage';
const ID_LENGTH = 32;
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** 32 random alphanumeric characters. */
export const randomId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(ID_LENGTH))].map((byte) => LETTERS[byte % LETTERS.length]).join('');

/** Id of this browser, kept for good. */
export const clientId = (): string => {
  const known = localStorage.getItem(CLIENT_KEY);
  if (known) return known;
  const fresh = randomId();
  localStorage.setItem(CLIENT_KEY, fresh);
  return fresh;
};

/** Id of this browsing session, in a cookie of the session's length. */
export const stageId = (): string => {
  const known = Cookies.get(STAGE_COOKIE);
  if (known) return known;
  const fresh = randomId();
  Cookies.set(STAGE_COOKIE, fresh, { path: '/', sameSite: 'Lax' });
  return fresh;
};
