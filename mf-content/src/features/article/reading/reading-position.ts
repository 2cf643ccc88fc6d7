/** Reading position in a text: a block and the heading above it. */
export type ReadingPosition = { block: number; heading: string; at: number };

const KEY = 'mf-content:reading';
const MAX_ENTRIES = 60;

type Kept = Record<string, ReadingPosition>;

export const readPosition = (id: string): ReadingPosition | null => readAll()[id] ?? null;

/** Keeps the newest 60 texts. */
export const keepPosition = (id: string, position: ReadingPosition): void => {
  const newest = Object.entries({ ...readAll(), [id]: position }).sort(([, a], [, b]) => b.at - a.at);
  write(Object.fromEntries(newest.slice(0, MAX_ENTRIES)));
};

export const forgetPosition = (id: string): void => {
  const { [id]: _, ...rest } = readAll();
  write(rest);
};

const readAll = (): Kept => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return isKept(kept) ? kept : {};
  } catch {
    return {};
  }
};

const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((one) => Number.isInteger(one?.block) && typeof one?.heading === 'string');

const write = (kept: Kept): void => {
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // Storage is full or disabled: nothing is saved.
  }
};
