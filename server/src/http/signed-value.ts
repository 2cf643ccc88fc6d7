import { isSameText, macOf } from './mac.ts';

/** `<base64url of the JSON>.<hmac>`: only this installation can issue it, and only for this purpose. */
export const signValue = (secret: string, purpose: string, value: unknown): string => {
  const body = Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${body}.${macOf(secret, `${purpose} ${body}`)}`;
};

/** Null if it is missing, forged or of another purpose. */
export const readSignedValue = <Value>(secret: string, purpose: string, text: string | undefined): Value | null => {
  if (!text) return null;
  const [body = '', given = ''] = text.split('.');
  if (!isSameText(given, macOf(secret, `${purpose} ${body}`))) return null;
  return JSON.parse(Buffer.from(body, 'base64url').toString('utf8')) as Value;
};
