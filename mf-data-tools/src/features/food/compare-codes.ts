import { href } from '@bee/platform';

/** Foods side by side, the first included. */
export const MAX_COMPARED = 4;

const CODE = /^[a-z0-9][a-z0-9.-]{0,23}$/;

/** 081101x~091101x */
export const splitCodes = (text: string | undefined, most = MAX_COMPARED): string[] =>
  [...new Set((text ?? '').toLowerCase().split('~'))].filter((code) => CODE.test(code)).slice(0, most);

export const joinCodes = (codes: readonly string[]): string | undefined => codes.join('~') || undefined;

/** The page of the first with the others beside it. */
export const compareHref = ([code, ...others]: readonly string[]): string =>
  href('application/food/detail', { code, cmp: joinCodes(others) });

/** Chosen ones with one more, or without it. */
export const toggleCode = (codes: readonly string[], code: string): string[] =>
  codes.includes(code) ? codes.filter((one) => one !== code) : [...codes, code];
