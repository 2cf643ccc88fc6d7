import Cookies from 'js-cookie';
import { randomId } from '../log/random-id.ts';

const COOKIE = 'oauth_state';

/** How long the server believes a state. */
export const OAUTH_STATE_MS = 10 * 60_000;

/** A fresh state for one flow with a third party, in its cookie; the one before is forgotten. */
export const newOAuthState = (): string => {
  const state = randomId();
  Cookies.set(COOKIE, state, { path: '/', sameSite: 'Lax', expires: new Date(Date.now() + OAUTH_STATE_MS) });
  return state;
};
