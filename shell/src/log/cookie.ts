import Cookies from 'js-cookie';

export const readCookie = (name: string): string => Cookies.get(name) ?? '';

/** Expires when the browser closes. */
export const writeSessionCookie = (name: string, value: string) =>
  Cookies.set(name, value, { path: '/', sameSite: 'Lax', secure: window.location.protocol === 'https:' });
