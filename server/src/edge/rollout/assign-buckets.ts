import { LOTS } from '../../http/visit-cookie.ts';

/** Steps of the golden ratio leave no gap and no heap, however many were dealt. */
const STEP = (Math.sqrt(5) - 1) / 2;

/**
 * Lots for browsers that have none, spread evenly: a tenth of the lots is a tenth of the first two thousand visitors,
 * too. Every process begins elsewhere, so that they need not know of each other.
 * @param start 0-1
 */
export const assignBuckets = (start = Math.random()): (() => number) => {
  let at = start % 1;
  return () => {
    at = (at + STEP) % 1;
    return Math.floor(at * LOTS);
  };
};
