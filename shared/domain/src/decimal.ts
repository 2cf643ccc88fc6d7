/** An exact number, stored as an integer count of millionths. Used for money and rates, so that 0.1 + 0.2 is 0.3. */
export type Decimal = bigint;

const PLACES = 6;
const ONE = 10n ** BigInt(PLACES);
const MAX_DIGITS = 15;

/** Parses "1,234.50"; null if it is not a number, has more than six decimals, or has more than 15 integer digits. */
export const parseDecimal = (text: string): Decimal | null => {
  const found = /^(-?)(\d+)(?:\.(\d{1,6}))?$/.exec(text.trim().replace(/,(?=\d{3}(?!\d))/g, ''));
  if (!found) return null;
  const [, sign, whole = '', fraction = ''] = found;
  if (whole.length > MAX_DIGITS) return null;
  const size = BigInt(whole) * ONE + BigInt(fraction.padEnd(PLACES, '0'));
  return sign ? -size : size;
};

/** Converts a number from JSON: 5.5 percent, 1.2 yuan. @throws RangeError if it cannot be represented */
export const decimalOf = (value: number): Decimal => {
  const exact = parseDecimal(value.toFixed(PLACES));
  if (exact === null) throw new RangeError(`${value} is no number that can be counted exactly`);
  return exact;
};

export const multiply = (a: Decimal, b: Decimal): Decimal => divideRounded(a * b, ONE);

/** @param b must not be 0 */
export const divide = (a: Decimal, b: Decimal): Decimal => divideRounded(a * ONE, b);

export const percentOf = (value: Decimal, percent: Decimal): Decimal => divideRounded(value * percent, ONE * 100n);

/** Rounds halves away from 0, as customs do: 0.125 to two places is 0.13. */
export const roundTo = (value: Decimal, places: number): Decimal => {
  const step = 10n ** BigInt(PLACES - places);
  return divideRounded(value, step) * step;
};

/** 1,234.50 */
export const decimalText = (value: Decimal, places = 2): string => {
  const rounded = roundTo(value, places);
  const digits = (rounded < 0n ? -rounded : rounded).toString().padStart(PLACES + 1, '0');
  const whole = digits.slice(0, -PLACES).replace(/\B(?=(\d{3})+$)/g, ',');
  const fraction = digits.slice(-PLACES).slice(0, places);
  return `${rounded < 0n ? '-' : ''}${whole}${places > 0 ? `.${fraction}` : ''}`;
};

/** Rounds to the nearest integer, halves away from 0. */
const divideRounded = (a: bigint, b: bigint): bigint => {
  const negative = a < 0n !== b < 0n;
  const [top, bottom] = [a < 0n ? -a : a, b < 0n ? -b : b];
  const size = (top * 2n + bottom) / (bottom * 2n);
  return negative ? -size : size;
};
