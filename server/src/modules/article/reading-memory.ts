const HOUR_MS = 3_600_000;

/** About 10 MB; beyond it the oldest are forgotten. */
const MAX_REMEMBERED = 100_000;

/** Who read what within the last hour, in this process. */
export const createReadingMemory = (most = MAX_REMEMBERED) => {
  /** In the order of time. */
  const readAt = new Map<string, number>();

  const forget = (before: number) => {
    for (const [key, at] of readAt) {
      if (at > before && readAt.size <= most) return;
      readAt.delete(key);
    }
  };
  return {
    /** Whether this reader has not read it within the hour; from now on they have. */
    isNew: (reader: string, id: string, now: Date): boolean => {
      forget(now.getTime() - HOUR_MS);
      const key = `${reader}\n${id}`;
      if (readAt.has(key)) return false;
      readAt.set(key, now.getTime());
      return true;
    },
  };
};
