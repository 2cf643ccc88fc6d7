const WINDOW_MS = 60_000;
/** Addresses that are remembered; beyond them all begin anew. */
const MOST_ADDRESSES = 50_000;

/**
 * Records per minute and address, in this process: what is above is refused, so that nobody fills the table from one
 * place.
 */
export const createRecordLimit = (perMinute: number) => {
  const used = new Map<string, number>();
  let windowEnd = 0;
  return (ip: string, records: number, now: Date): boolean => {
    if (now.getTime() >= windowEnd || used.size > MOST_ADDRESSES) {
      used.clear();
      windowEnd = now.getTime() + WINDOW_MS;
    }
    const total = (used.get(ip) ?? 0) + records;
    if (total > perMinute) return false;
    used.set(ip, total);
    return true;
  };
};
