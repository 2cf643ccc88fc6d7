import { LOTS } from '../../http/visit-cookie.ts';

/** Steps of the golden ratio spread evenly, however many buckets have been assigned. */
const STEP = (Math.sqrt(5) - 1) / 2;

/**
 * Assigns buckets evenly to browsers that have none: even among the first two thousand visitors, a tenth of the buckets
 * gets a tenth of them. Every process starts at a random position, so processes need not coordinate.
 * @param start 0-1
 */
export const assignBuckets = (start = Math.random()): (() => number) => {
  let at = start % 1;
  return () => {
    at = (at + STEP) % 1;
    return Math.floor(at * LOTS);
  };
};
