/** Money in fen, an integer: 1 yuan is 100. Only this module converts between fen and text. */
export type Fen = number;

const YUAN = /^(\d{1,10})\.(\d{2})$/;

/** @throws RangeError if the text is not an amount such as 99.00 */
export const fenOf = (yuan: string): Fen => {
  const found = YUAN.exec(yuan);
  if (!found) throw new RangeError(`${yuan} is no sum of money`);
  return Number(found[1]) * 100 + Number(found[2]);
};

/** 9900 becomes 99.00. @throws RangeError for negative amounts and fractions of a fen */
export const yuanText = (fen: Fen): string => {
  if (!Number.isSafeInteger(fen) || fen < 0) throw new RangeError(`${fen} is no sum of money`);
  return `${Math.floor(fen / 100)}.${String(fen % 100).padStart(2, '0')}`;
};
