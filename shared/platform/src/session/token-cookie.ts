import Cookies from 'js-cookie';

const NAME = 'token';
const REMEMBER_DAYS = 7;

/** The half of the session token that JavaScript can read; useless without the HttpOnly half. */
export const readToken = (): string => Cookies.get(NAME) ?? '';

/** Valid for 7 days if remembered, else until the browser closes. */
export const writeToken = (token: string, remember: boolean) =>
  Cookies.set(NAME, token, { path: '/', sameSite: 'Lax', ...(remember && { expires: REMEMBER_DAYS }) });

export const dropToken = () => Cookies.remove(NAME, { path: '/' });
