const LAST_PAGE = 10_000;

/** The page that an address names; 1 for what is none. */
export const queryPage = (query: Record<string, string>): number => {
  const page = Number(query.p);
  return Number.isInteger(page) && page >= 1 && page <= LAST_PAGE ? page : 1;
};
