const HOUR_MS = 3_600_000;

/** About 10 MB; beyond that the oldest entries are dropped. */
const MAX_REMEMBERED = 100_000;

/** Readers of each article within the last hour, in this process: spares the database most repeats. */
export const createReadingMemory = (most = MAX_REMEMBERED) => {
  /** In chronological order. */
  const readAt = new Map<string, number>();

  const expire = (before: number) => {
    for (const [key, at] of readAt) {
      if (at > before && readAt.size <= most) return;
      readAt.delete(key);
    }
  };
  return {
    /** True if this reader has not read the article within the last hour. Records the reading. */
    isNew: (reader: string, id: string, now: Date): boolean => {
      expire(now.getTime() - HOUR_MS);
      const key = `${reader}\n${id}`;
      if (readAt.has(key)) return false;
      readAt.set(key, now.getTime());
      return true;
    },
  };
};
