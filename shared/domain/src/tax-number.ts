/** 15: tax numbers before 2015; 17 and 20: sole traders; 18: unified social credit code. */
const LENGTHS = [15, 17, 18, 20];

/** GB 32100-2015: digits and letters without I, O, Z, S, V; the index of a character is its value. */
const SIGNS = '0123456789ABCDEFGHJKLMNPQRTUWXY';
const WEIGHTS = [1, 3, 9, 27, 19, 26, 16, 17, 20, 29, 25, 13, 8, 24, 10, 30, 28];

/** Normalizes typed input: full-width characters, whitespace and lower case. */
export const readTaxNumber = (typed: string): string => typed.normalize('NFKC').replace(/\s/g, '').toUpperCase();

/**
 * Validation message for a tax number; null if it is valid. Expects capital letters, as produced by `readTaxNumber` and
 * the contracts.
 */
export const taxNumberProblem = (text: string): string | null => {
  if (text === '') return '请填写税号';
  if (!/^[0-9A-Z]+$/.test(text)) return '税号只能有数字和字母';
  if (!LENGTHS.includes(text.length)) return `税号应是 15、17、18 或 20 位，现在是 ${text.length} 位`;
  return text.length === 18 ? creditCodeProblem(text) : null;
};

const creditCodeProblem = (code: string): string | null => {
  const stranger = [...code].find((sign) => !SIGNS.includes(sign));
  if (stranger) return `18 位的统一社会信用代码没有字母 ${stranger}，请对照营业执照核对`;
  return code.endsWith(checkSign(code.slice(0, 17))) ? null : '税号的校验位不对，请对照营业执照逐位核对';
};

const checkSign = (first17: string): string => {
  const sum = [...first17].reduce((total, sign, place) => total + SIGNS.indexOf(sign) * (WEIGHTS[place] ?? 0), 0);
  return SIGNS.charAt((31 - (sum % 31)) % 31);
};
