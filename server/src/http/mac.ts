import { createHmac, timingSafeEqual } from 'node:crypto';

/** HMAC of a text, for cookies, links and headers that only this installation can issue. */
export const macOf = (secret: string, text: string): string =>
  createHmac('sha256', secret).update(text).digest('base64url');

/** Compares two texts without revealing by the time it takes where they differ. */
export const isSameText = (given: string, expected: string): boolean => {
  const [actual, wanted] = [Buffer.from(given), Buffer.from(expected)];
  return actual.length === wanted.length && timingSafeEqual(actual, wanted);
};
