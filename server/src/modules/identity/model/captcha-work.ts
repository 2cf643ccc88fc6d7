import { createHash } from 'node:crypto';

/**
 * Required zero bits at the start of the hash. A browser script tries 130,000 numbers on average, which takes one to
 * three seconds; requesting a thousand messages takes about half an hour.
 */
export const WORK_BITS = 17;

const NUMBER = /^\d{1,15}$/;

/** Whether sha256(`challenge:typed`) starts with at least `WORK_BITS` zero bits. */
export const solvesWork = (challenge: string, typed: string): boolean => {
  if (!NUMBER.test(typed)) return false;
  const start = createHash('sha256').update(`${challenge}:${typed}`).digest().readUInt32BE(0);
  return Math.clz32(start) >= WORK_BITS;
};
