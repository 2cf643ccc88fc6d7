const LAST_PAGE = 10_000;

/** Page of a list by its address; 1 for what is no page. */
export const pageOf = (value: string | undefined): number => {
  const page = Number(value);
  return Number.isInteger(page) && page >= 1 && page <= LAST_PAGE ? page : 1;
};

/** A text of the address, no longer than it may be; undefined where there is none. */
export const textOf = (value: string | undefined, longest = 60): string | undefined =>
  value?.trim().slice(0, longest) || undefined;

/** The query without what says nothing. */
export const saidOnly = (query: Record<string, string | undefined>): Record<string, string> =>
  Object.fromEntries(Object.entries(query).filter((entry): entry is [string, string] => Boolean(entry[1])));
