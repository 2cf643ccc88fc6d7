/**
 * Readable first pages of a gated report's PDF, for visitors and for members without VIP; members read free reports in
 * full.
 */
export const READING_PAGES = { visitor: 3, member: 5 } as const;
