const WINDOW_MS = 60_000;
/** Addresses that are remembered; beyond them all begin anew. */
const MAX_ADDRESSES = 50_000;

/** So many per minute and address, in this process: what is above is refused. */
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
