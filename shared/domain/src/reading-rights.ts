/**
 * Readable first pages of a gated report's PDF, for visitors and for members without VIP; members read free reports in
 * full.
 */
export const READING_PAGES = { visitor: 3, member: 5 } as const;

/**
 * Types that every member can read in full. The same applies to every report within the page limit of members (see
 * openPages).
 */
export const FREE_TYPES: readonly string[] = ['free_report'];

/** Number of pages that visitors and members without membership may read; null means all. */
export const openPages = (type: string, pages: number | null): { visitor: number | null; member: number | null } => ({
  visitor: (pages ?? 0) <= READING_PAGES.visitor ? null : READING_PAGES.visitor,
  member: FREE_TYPES.includes(type) || (pages ?? 0) <= READING_PAGES.member ? null : READING_PAGES.member,
});
