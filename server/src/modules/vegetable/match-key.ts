import { memoize } from '../../memoize.ts';

/** Spellings of one name meet here: invisible characters go, brackets and spaces become half-width. Never shown. */
export const matchKey = memoize((name: string): string =>
  visible(name)
    .replace(/[（﹙]/g, '(')
    .replace(/[）﹚]/g, ')')
    .replace(/\u3000/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase(),
);

/** Without byte order marks and zero-width characters, which some sources carry inside names. */
export const visible = (text: string): string => text.replace(/[\u200b-\u200d\u2060\ufeff]/g, '').trim();
