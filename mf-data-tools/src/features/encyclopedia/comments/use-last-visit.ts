import { useEffect, useState } from 'react';

const KEY_PREFIX = 'mf-data-tools:baike-visit:';
/** Visits within this time count as one. */
const SAME_VISIT_MS = 600_000;

/** When this browser last showed the entry; null on the first visit and on the server. */
export const useLastVisit = (entry: string): string | null => {
  const [last, setLast] = useState<string | null>(null);
  useEffect(() => {
    const now = new Date().toISOString();
    const known = read(KEY_PREFIX + entry);
    const [before = null, latest = null] = known ?? [];
    const isSame = latest !== null && Date.parse(now) - Date.parse(latest) < SAME_VISIT_MS;
    const previous = isSame ? before : latest;
    setLast(previous);
    keep(KEY_PREFIX + entry, JSON.stringify([previous, now]));
  }, [entry]);
  return last;
};

/** The previous and the latest visit. */
const read = (key: string): [string | null, string | null] | null => {
  try {
    const stored = JSON.parse(localStorage.getItem(key) ?? 'null') as unknown;
    return Array.isArray(stored) ? [textOf(stored[0]), textOf(stored[1])] : null;
  } catch {
    return null;
  }
};

const textOf = (value: unknown): string | null =>
  typeof value === 'string' && !Number.isNaN(Date.parse(value)) ? value : null;

/** With a full storage nothing is marked as new. */
const keep = (key: string, value: string): void => {
  try {
    localStorage.setItem(key, value);
  } catch {
    // nothing depends on it
  }
};
