import Cookies from 'js-cookie';

const NAME = 'token';
const REMEMBER_DAYS = 7;

/** The half of the session that JavaScript sees; worth nothing without the HttpOnly half. */
export const readToken = (): string => Cookies.get(NAME) ?? '';

/** Remembered for 7 days, else until the browser closes. */
export const writeToken = (token: string, remember: boolean) =>
  Cookies.set(NAME, token, { path: '/', sameSite: 'Lax', ...(remember && { expires: REMEMBER_DAYS }) });

export const dropToken = () => Cookies.remove(NAME, { path: '/' });
