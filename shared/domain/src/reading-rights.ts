/** First pages of a gated report's PDF that visitors, and members without VIP, read; free reports are whole for members. */
export const READING_PAGES = { visitor: 3, member: 5 } as const;
