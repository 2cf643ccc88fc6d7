import type { Measure } from './break-lines.ts';

/**
 * Approximate width, sufficient for pictures: Chinese characters are square, digits and Latin letters slightly more
 * than half as wide.
 */
export const plainMeasure: Measure = (text, size) =>
  [...text].reduce((sum, char) => sum + ((char.codePointAt(0) ?? 0) < 0x2000 ? 0.57 : 1), 0) * size;
