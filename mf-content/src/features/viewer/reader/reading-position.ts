const KEY = 'bee-read-pages';
const MAX_FILES = 200;

/** The last page that was read of a file, stored on this device only. 0 without one. */
export const recallPage = (fid: string): number => positions()[fid] ?? 0;

/** Keeps the newest files; the first page is not stored, because reading starts there anyway. */
export const rememberPage = (fid: string, page: number): void => {
  const { [fid]: _, ...others } = positions();
  const kept = Object.entries(others).slice(1 - MAX_FILES);
  const next = Object.fromEntries(page > 1 ? [...kept, [fid, page]] : kept);
  try {
    localStorage.setItem(KEY, JSON.stringify(next));
  } catch {
    // Storage is full or disabled: reading continues without it.
  }
};

const positions = (): Record<string, number> => {
  try {
    return (JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, number> | null) ?? {};
  } catch {
    return {};
  }
};
