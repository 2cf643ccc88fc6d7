import { messageOf } from '../error-message.ts';

/** Seeded random numbers from 0 to below 1, so that failures are reproducible. */
const seeded = (seed: number): (() => number) => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

/** Runs a check once for each seed from 1 to `count`; the error message contains the failing seed. */
export const forSeeds = (count: number, check: (random: () => number) => void): void => {
  for (let seed = 1; seed <= count; seed += 1) {
    try {
      check(seeded(seed));
    } catch (error) {
      throw new Error(`seed ${seed}: ${messageOf(error)}`, { cause: error });
    }
  }
};
