const LAST_PAGE = 10_000;

/** Page number from the query; 1 if it is invalid. */
export const pageOf = (value: string | undefined): number => {
  const page = Number(value);
  return Number.isInteger(page) && page >= 1 && page <= LAST_PAGE ? page : 1;
};

/** Text from the query, trimmed and cut to `longest` characters; undefined if it is empty. */
export const textOf = (value: string | undefined, longest = 60): string | undefined =>
  value?.trim().slice(0, longest) || undefined;

/** Drops empty values. */
export const saidOnly = (query: Record<string, string | undefined>): Record<string, string> =>
  Object.fromEntries(Object.entries(query).filter((entry): entry is [string, string] => Boolean(entry[1])));
