import { href } from '@bee/platform';

/** A section of a series or issue; the overview is the page itself. */
export const sectionHref = (id: string, num: string, more: Record<string, string | undefined> = {}): string =>
  href('reference/detail', { id, ...(num !== '0' && { num }), ...more });
