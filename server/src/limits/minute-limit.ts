const WINDOW_MS = 60_000;
/** Addresses that are tracked; above this all counters are reset. */
const MAX_ADDRESSES = 50_000;

/** Limits calls per minute and address in this process. Returns false above the limit. */
export const createMinuteLimit = (perMinute: number) => {
  const used = new Map<string, number>();
  let windowEnd = 0;
  return (ip: string, amount: number, now: Date): boolean => {
    if (now.getTime() >= windowEnd || used.size > MAX_ADDRESSES) {
      used.clear();
      windowEnd = now.getTime() + WINDOW_MS;
    }
    const total = (used.get(ip) ?? 0) + amount;
    if (total > perMinute) return false;
    used.set(ip, total);
    return true;
  };
};
