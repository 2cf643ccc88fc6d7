import { RULES } from '../../../composer/rules.ts';

type Candidate = { remote: string; release: string; visit: string; network: string };

/** The key by which a visit is sampled, or null if it is not in the sample. */
export type ReleaseSample = (candidate: Candidate, now: number) => string | null;

/**
 * Selects the visits that are stored as evidence about a release: per window those of the networks with the lowest
 * hashes, of one network the visits with the lowest hashes. All processes select the same ones; a release with fewer
 * networks is counted completely. Network hashes are keyed, so no visitor can choose to be in the sample, and any number of
 * visits from one network takes one place in it.
 * @param perNetwork visits that count per network; if unlimited, there may be few networks, and visits are sampled
 */
export const createReleaseSample = (perNetwork: number, size: number = RULES.sample): ReleaseSample => {
  const isLimited = perNetwork < size;
  let lowest = new Map<string, Lowest>();
  let end = 0;

  const isAmongLowest = (name: string, key: string, places: number): boolean => {
    const of = lowest.get(name) ?? new Lowest(places);
    lowest.set(name, of);
    return of.admits(key);
  };
  return ({ remote, release, visit, network }, now) => {
    if (now >= end) {
      lowest = new Map();
      end = now + RULES.windowMs;
    }
    const name = `${remote}@${release}`;
    const key = isLimited ? network : visit;
    if (!isAmongLowest(name, key, size)) return null;
    return !isLimited || isAmongLowest(`${name} ${network}`, visit, perNetwork) ? key : null;
  };
};

/** The lowest distinct keys seen so far. */
class Lowest {
  readonly #keys = new Set<string>();
  readonly #places: number;
  #highest = '';

  constructor(places: number) {
    this.#places = places;
  }

  admits(key: string): boolean {
    if (this.#keys.has(key)) return true;
    if (this.#keys.size < this.#places) {
      if (key > this.#highest) this.#highest = key;
    } else {
      if (key > this.#highest) return false;
      this.#keys.delete(this.#highest);
      this.#highest = [...this.#keys].reduce((high, one) => (one > high ? one : high), key);
    }
    this.#keys.add(key);
    return true;
  }
}
