import type { ActionRecord } from '@bee/contracts/entity/action-record';

const KEY = 'bee-log-queue';
const MAX_RECORDS = 200;

/** Keeps records for later, after those that are kept already; of too many the oldest go. */
export const keepRecords = (records: ActionRecord[]) => {
  if (records.length === 0) return;
  try {
    localStorage.setItem(KEY, JSON.stringify([...read(), ...records].slice(-MAX_RECORDS)));
  } catch {
    // Full, or not allowed: nothing of the page depends on these records.
  }
};

/** Everything that is kept; it is then nobody else's to send. */
export const takeRecords = (): ActionRecord[] => {
  try {
    const records = read();
    localStorage.removeItem(KEY);
    return records;
  } catch {
    return [];
  }
};

const read = (): ActionRecord[] => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept : [];
  } catch {
    return [];
  }
};
