import { memoize } from '../memoize.ts';

/**
 * Normalizes spellings of a name: removes invisible characters, converts brackets and spaces to half-width. Never
 * shown.
 */
export const matchKey = memoize((name: string): string =>
  visible(name)
    .replace(/[（﹙]/g, '(')
    .replace(/[）﹚]/g, ')')
    .replace(/\u3000/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase(),
);

/** Removes byte order marks and zero-width characters, which some sources contain within names. */
export const visible = (text: string): string => text.replace(/[\u200b-\u200d\u2060\ufeff]/g, '').trim();
