/** A parsed standard number, regardless of spaces, slashes, hyphens and letter case. */
export type StandardNumber = {
  /** Letters and digits without the year: GBT19630.1, DB32T1580. */
  key: string;
  /**
   * The same without the letter of a recommended standard: GB19630.1. Users often omit this letter or add it wrongly.
   */
  looseKey: string;
  /** 2763, 5009.12, 0001S. */
  digits: string;
  /** Four digits; null if there is no year. */
  year: string | null;
};

/**
 * Parses a number such as `GB 2763-2021`, `gb/t19630.1—2011`, `DB32／T 1580-2019`, `T/CAI 001-2020`, `ISO 22000:2018`,
 * `GB_2763 2021`. Null if it is not a standard number. Digits alone are accepted, because users know 2763 without its
 * letters.
 */
export const parseStandardNumber = (text: string): StandardNumber | null => {
  const match = NUMBER.exec(plain(text));
  if (!match?.groups) return null;
  const { letters = '', digits = '', year } = match.groups;
  const prefix = letters.replace(/[\s/_-]/g, '');
  return {
    key: prefix + digits,
    looseKey: looseOf(letters) + digits,
    digits,
    year: year === undefined ? null : fourDigits(year),
  };
};

/** GB27632021 may be number 2763 of 2021 without its hyphen; null if that is not possible. */
export const splitYear = ({ key, looseKey, digits, year }: StandardNumber): StandardNumber | null => {
  const glued = /^\d+((?:19|20)\d{2})$/.exec(digits)?.[1];
  if (year !== null || !glued) return null;
  const cut = (text: string) => text.slice(0, -glued.length);
  return { key: cut(key), looseKey: cut(looseKey), digits: cut(digits), year: glued };
};

/** All standard numbers in a text, normalized to half-width capitals; a line may contain several. */
export const findStandardNumbers = (text: string): string[] =>
  [...plain(text).matchAll(WITHIN)].map(([found]) => found.trim().replace(/[-:.\s]+$/, ''));

/** Half-width capitals; all dashes become hyphens and all slashes `/`. */
const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[\u200b-\u200d\u2060\ufeff]/g, '')
    .replace(/[\u2010-\u2015\u2212\uff0d\u30fc]/g, '-')
    .replace(/[\\\u2044\u2215]/g, '/')
    .toUpperCase()
    .trim();

const YEAR = String.raw`(?:19|20)\d{2}`;
/** Food standards of enterprises end in S. */
const DIGITS = String.raw`\d{1,11}(?:\.\d{1,4}){0,3}S?`;

/** A province has two digits, a city four. If they run into the number, only the first two digits are the place. */
const PLACE = String.raw`DBS?\s*(?:\d{4}(?=\s*[/_-]|\s*T|\s+\d)|\d{2})(?:\s*[/_-]?\s*T)?`;
const GROUP = String.raw`T\s*/\s*[A-Z]{2,10}`;
const ENTERPRISE = String.raw`Q\s*/\s*[A-Z0-9]{2,12}(?=[\s/_-])`;
const PLAIN = String.raw`[A-Z]{2,8}(?:\s*[/_-]\s*[A-Z]{1,6}|\s+[TZ](?=\s*\d))?`;
const LETTERS = `(?:${PLACE}|${GROUP}|${ENTERPRISE}|${PLAIN})`;
const GAP = String.raw`[\s/_-]*`;

const NUMBER = new RegExp(
  String.raw`^(?<letters>${LETTERS})?${GAP}(?<digits>${DIGITS})(?:(?:\s*[-:_/]\s*|\s+(?=${YEAR}$))(?<year>${YEAR}|[5-9]\d))?$`,
);
const WITHIN = new RegExp(
  String.raw`(?<![A-Z0-9])${LETTERS}${GAP}${DIGITS}(?:\s*[-:_]\s*(?:${YEAR}|[5-9]\d)(?!\d)|\s+${YEAR}(?!\d))?`,
  'g',
);

/** Group and enterprise standards retain their letters, because the T or Q before the slash is their kind. */
const looseOf = (letters: string): string => {
  const prefix = letters.replace(/[\s/_-]/g, '');
  if (/^[TQ]\s*\//.test(letters)) return prefix;
  return prefix.replace(/^([A-Z]{2}|DB\d{2,4})[TZ]$/, '$1');
};

const fourDigits = (year: string): string => (year.length === 2 ? `19${year}` : year);

/** Kind of a standard, by the letters of its number; null if unknown. */
export const kindOfNumber = (text: string): 'gb' | 'hb' | 'db' | 'tb' | 'qb' | 'intl' | null => {
  const letters = /^[A-Z]+(?=\s*\/?)/.exec(plain(text))?.[0] ?? '';
  if (/^T\s*\//.test(plain(text))) return 'tb';
  if (/^Q\s*\//.test(plain(text))) return 'qb';
  if (/^GB[TZ]?$/.test(letters)) return 'gb';
  if (/^DBS?T?$/.test(letters)) return 'db';
  if (INTERNATIONAL.test(letters)) return 'intl';
  return /^[A-Z]{2}[TZ]?$/.test(letters) ? 'hb' : null;
};

const INTERNATIONAL = /^(?:ISO|IEC|CAC|CXS|CXG|CXC|CODEX|STAN|OIE|WOAH|UNECE|EN|ASTM|AOAC)/;
