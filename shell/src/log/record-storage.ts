import type { ActionRecord } from '@bee/contracts/entity/action-record';

const KEY = 'bee-log-queue';
const MAX_RECORDS = 200;

/** Appends records to the stored queue; drops the oldest ones beyond the limit. */
export const storeRecords = (records: ActionRecord[]) => {
  if (records.length === 0) return;
  try {
    localStorage.setItem(KEY, JSON.stringify([...read(), ...records].slice(-MAX_RECORDS)));
  } catch {
    // Storage is full or not allowed: the page does not depend on these records.
  }
};

/** Removes and returns all stored records, so that only one tab sends them. */
export const takeStoredRecords = (): ActionRecord[] => {
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
