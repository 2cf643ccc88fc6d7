/**
 * Mainland mobile numbers that can receive a text message: 13x, 14 (5, 7, 9), 15 without 154, 16 (2, 5, 6, 7), 17
 * without the satellite range of 174, which has no SMS, 18x, 19 without 194.
 */
const MOBILE =
  /^1(?:3\d{3}|4[579]\d{2}|5[0-35-9]\d{2}|6[2567]\d{2}|7(?:[0-35-9]\d{2}|4(?:0\d|1[0-2]|9\d))|8\d{3}|9[0-35-9]\d{2})\d{6}$/;

export const isMobile = (phone: string): boolean => MOBILE.test(phone);

/** Normalizes pasted input: spaces, hyphens, parentheses, full-width digits, and a leading +86 or 0086. */
export const normalizeMobile = (typed: string): string =>
  typed
    .normalize('NFKC')
    .replace(/[\s\-()]/g, '')
    .replace(/^(?:\+|00)86(?=1)/, '')
    .replace(/^86(?=1\d{10}$)/, '');

/** 138****8888: numbers leave the server only in this form. */
export const maskMobile = (phone: string): string => phone.replace(/^(\d{3})\d+(\d{4})$/, '$1****$2');
