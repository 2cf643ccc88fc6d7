/** Keys that are tracked; above this all counters are reset. */
const MAX_KEYS = 50_000;

/** Counts `amount` for `key`. Returns false, and counts nothing, above the limit. */
export type WindowLimit = (key: string, amount: number, now: number) => boolean;

/** Limits what this process accepts per key and time window; all keys share one window. */
export const createWindowLimit = (limit: number, windowMs = 60_000): WindowLimit => {
  const used = new Map<string, number>();
  let windowEnd = 0;
  return (key, amount, now) => {
    if (now >= windowEnd || used.size > MAX_KEYS) {
      used.clear();
      windowEnd = now + windowMs;
    }
    const total = (used.get(key) ?? 0) + amount;
    if (total > limit) return false;
    used.set(key, total);
    return true;
  };
};
