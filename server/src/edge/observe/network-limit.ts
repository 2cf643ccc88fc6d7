const WINDOW_MS = 10 * 60_000;
/** Maximum number of counters; above that they are reset early. */
const MAX_KNOWN = 50_000;

/** Returns whether a render counts. */
export type NetworkLimit = (remote: string, release: string, network: string) => boolean;

/**
 * Limits how many renders of a release count per network in ten minutes, successful or not: a failing address that is
 * requested repeatedly from one place is no evidence that the release is broken.
 * @param most renders per network and release
 */
export const createNetworkLimit = (now: () => number, most: number): NetworkLimit => {
  let counted = new Map<string, number>();
  let since = now();
  return (remote, release, network) => {
    if (now() - since >= WINDOW_MS || counted.size >= MAX_KNOWN) {
      counted = new Map();
      since = now();
    }
    const key = `${remote}@${release} ${network}`;
    const count = counted.get(key) ?? 0;
    counted.set(key, count + 1);
    return count < most;
  };
};
