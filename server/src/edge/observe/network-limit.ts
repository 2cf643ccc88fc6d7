const WINDOW_MS = 10 * 60_000;
/** Networks that are remembered at once; above that they are forgotten earlier. */
const MAX_KNOWN = 50_000;

/** Says of a render whether it counts. */
export type NetworkLimit = (remote: string, release: string, network: string) => boolean;

/**
 * A few renders of a release count per network in ten minutes, whether they worked or not: an address that fails, asked
 * for again and again from one place, is no evidence that the release is broken.
 * @param most so many
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
