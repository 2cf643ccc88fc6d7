import { createHash } from 'node:crypto';

/** The id of imported content follows from its natural key, so that importing again changes it in place. */
export const contentId = (prefix: string, naturalKey: string): string =>
  `${prefix}${createHash('sha256').update(naturalKey).digest('hex').slice(0, 12)}`;
