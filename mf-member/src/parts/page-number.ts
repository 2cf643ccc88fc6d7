const LAST_PAGE = 10_000;

/** Page of a list as its address says (`p`); what is no page is the first one. */
export const pageNumber = (typed: string | undefined): number => {
  const page = Number(typed);
  return Number.isInteger(page) && page >= 1 && page <= LAST_PAGE ? page : 1;
};
