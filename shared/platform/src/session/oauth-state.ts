import Cookies from 'js-cookie';
import { randomId } from '../log/random-id.ts';

const COOKIE = 'oauth_state';

/** How long the server accepts a state. */
export const OAUTH_STATE_MS = 10 * 60_000;

/** Creates the state for one flow with a third party and stores it in a cookie, replacing the previous one. */
export const newOAuthState = (): string => {
  const state = randomId();
  Cookies.set(COOKIE, state, { path: '/', sameSite: 'Lax', expires: new Date(Date.now() + OAUTH_STATE_MS) });
  return state;
};
