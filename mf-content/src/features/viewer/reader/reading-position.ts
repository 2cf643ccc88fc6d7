const KEY = 'bee-read';
const MAX_FILES = 200;

/** The page where somebody stopped, per file, on this device alone. 0 where there is none. */
export const recallPage = (fid: string): number => positions()[fid] ?? 0;

/** Keeps the latest files; the first page is where everybody begins and not worth keeping. */
export const rememberPage = (fid: string, page: number): void => {
  const { [fid]: _, ...others } = positions();
  const kept = Object.entries(others).slice(1 - MAX_FILES);
  const next = Object.fromEntries(page > 1 ? [...kept, [fid, page]] : kept);
  try {
    localStorage.setItem(KEY, JSON.stringify(next));
  } catch {
    // Storage is full or forbidden: reading goes on without it.
  }
};

const positions = (): Record<string, number> => {
  try {
    return (JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, number> | null) ?? {};
  } catch {
    return {};
  }
};
