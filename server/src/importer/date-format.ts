/** Whether numbers of a format are shown as dates or times; a built-in format has an id and no code. */
export const isDateFormat = (id: number, code: string | undefined): boolean =>
  code === undefined ? BUILT_IN.some(([from, to]) => id >= from && id <= to) : DATE_LETTER.test(bare(code));

/** 27 to 36 and 50 to 58 are the dates of Chinese, Japanese and Korean editions, such as 2026年1月5日. */
const BUILT_IN = [
  [14, 22],
  [27, 36],
  [45, 47],
  [50, 58],
] as const;

const DATE_LETTER = /[ymdhMsb]/;

/** The code without escaped characters, colours, conditions and quoted text. */
const bare = (code: string): string => code.replace(/\\.|\[[^\]]*\]|"[^"]*"/g, '');

const DAY_MS = 24 * 3600 * 1000;
const DAYS_BEFORE_1970 = 25_569;
const DAYS_FROM_1900_TO_1904 = 1462;
/** 31 December 9999. */
const LAST_DAY = 2_958_465;

/** The day of a number, such as 2026-01-05; the number itself if it is none. */
export const dayOf = (days: number, from1904: boolean): string | number => {
  if (!(days >= 0 && days < LAST_DAY + 1)) return days;
  const since1970 = days - DAYS_BEFORE_1970 + (from1904 ? DAYS_FROM_1900_TO_1904 : 0);
  return new Date(Math.round(since1970 * DAY_MS)).toISOString().slice(0, 10);
};
