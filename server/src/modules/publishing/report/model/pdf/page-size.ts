/** A4 in points, with the text margins. */
export const PAGE = { width: 595.28, height: 841.89, left: 62, right: 62, top: 82, bottom: 76 } as const;

export const TEXT_WIDTH = PAGE.width - PAGE.left - PAGE.right;
export const TEXT_END = PAGE.height - PAGE.bottom;
