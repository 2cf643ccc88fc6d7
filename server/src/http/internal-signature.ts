import { createHmac, timingSafeEqual } from 'node:crypto';

/** Header of calls that the site makes to itself (render workers); they are exempt from rate limits. */
export const INTERNAL_HEADER = 'x-bee-internal';

const VALID_MS = 60_000;

/** `<milliseconds>.<hmac>` over method, path with query, and time. */
export const signInternal = (secret: string, method: string, path: string, now: number): string =>
  `${now}.${digest(secret, method, path, now)}`;

export const isSignedInternally = (
  secret: string,
  request: { method: string; path: string; header: unknown; now: number },
): boolean => {
  if (typeof request.header !== 'string') return false;
  const [time = '', mac = ''] = request.header.split('.');
  const signedAt = Number(time);
  if (!Number.isInteger(signedAt) || Math.abs(request.now - signedAt) > VALID_MS) return false;
  const expected = Buffer.from(digest(secret, request.method, request.path, signedAt));
  const given = Buffer.from(mac);
  return given.length === expected.length && timingSafeEqual(given, expected);
};

const digest = (secret: string, method: string, path: string, now: number): string =>
  createHmac('sha256', secret).update(`${method.toUpperCase()} ${path} ${now}`).digest('hex');
