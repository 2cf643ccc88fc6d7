import { createHash } from 'node:crypto';

/** Derives the id of imported content from its natural key, so that a repeated import updates it in place. */
export const contentId = (prefix: string, naturalKey: string): string =>
  `${prefix}${createHash('sha256').update(naturalKey).digest('hex').slice(0, 12)}`;
