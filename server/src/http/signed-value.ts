import { createHmac, timingSafeEqual } from 'node:crypto';

/** `<base64url of the JSON>.<hmac>`: only this installation can issue it, and only for this purpose. */
export const signValue = (secret: string, purpose: string, value: unknown): string => {
  const body = Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${body}.${mac(secret, purpose, body)}`;
};

/** Null if it is missing, forged or of another purpose. */
export const readSignedValue = <Value>(secret: string, purpose: string, text: string | undefined): Value | null => {
  if (!text) return null;
  const [body = '', given = ''] = text.split('.');
  const expected = Buffer.from(mac(secret, purpose, body));
  const actual = Buffer.from(given);
  if (actual.length !== expected.length || !timingSafeEqual(actual, expected)) return null;
  return JSON.parse(Buffer.from(body, 'base64url').toString('utf8')) as Value;
};

const mac = (secret: string, purpose: string, body: string): string =>
  createHmac('sha256', secret).update(`${purpose} ${body}`).digest('base64url');
