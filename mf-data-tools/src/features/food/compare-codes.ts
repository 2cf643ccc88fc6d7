import { list } from '@bee/domain/query-fields';
import { href } from '@bee/platform';

/** Maximum number of compared foods, including the first. */
export const MAX_COMPARED = 4;

const isCode = (code: string): code is string => /^[a-z0-9][a-z0-9.-]{0,23}$/.test(code);

const key = 'cmp';
const codes = list({ most: MAX_COMPARED, is: isCode }, { key, request: false, counts: false });

/** 081101x~091101x */
export const comparedFoods = { ...codes, read: (typed: string) => codes.read(typed.toLowerCase()) };

/** The page of the first food, compared with the others. */
export const compareHref = ([code = '', ...others]: readonly string[]): string =>
  href('application/food/detail', { code, [key]: codes.write(others) });

/** Adds or removes a code. */
export const toggleCode = (codes: readonly string[], code: string): string[] =>
  codes.includes(code) ? codes.filter((one) => one !== code) : [...codes, code];
