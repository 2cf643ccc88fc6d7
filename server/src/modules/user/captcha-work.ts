import { createHash } from 'node:crypto';

/**
 * Zero bits at the start of a solution's hash: a script of a browser tries 130,000 numbers on average, one to three
 * seconds; somebody who asks for a thousand messages waits for half an hour.
 */
export const WORK_BITS = 17;

const NUMBER = /^\d{1,15}$/;

/** Whether sha256(`challenge:typed`) begins with so many zero bits. */
export const solvesWork = (challenge: string, typed: string): boolean => {
  if (!NUMBER.test(typed)) return false;
  const start = createHash('sha256').update(`${challenge}:${typed}`).digest().readUInt32BE(0);
  return Math.clz32(start) >= WORK_BITS;
};
