type Renamed = Record<string, string | undefined> | undefined;

/** Today's name of a query key. */
export const keyToday = (renamed: Renamed, key: string): string =>
  renamed && Object.hasOwn(renamed, key) ? (renamed[key] ?? key) : key;

/** The query under today's names of its keys; null if it has them already. */
export const renamedQuery = (renamed: Renamed, search: URLSearchParams): URLSearchParams | null => {
  const entries = [...search];
  const today = entries.map(([key, value]) => [keyToday(renamed, key), value]);
  return today.some(([key], place) => key !== entries[place]?.[0]) ? new URLSearchParams(today) : null;
};
