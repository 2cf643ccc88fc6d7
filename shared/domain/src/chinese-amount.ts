import type { Fen } from './money.ts';

const DIGITS = [...'零壹贰叁肆伍陆柒捌玖'];
const PLACES = ['', '拾', '佰', '仟'];
const GROUPS = ['', '万', '亿'];

/** Amount in the Chinese characters of invoices and cheques: 69700 fen is 陆佰玖拾柒元整. Must be below 10^12 yuan. */
export const chineseAmount = (fen: Fen): string => {
  const yuan = Math.floor(fen / 100);
  const jiao = Math.floor(fen / 10) % 10;
  const rest = fen % 10;
  const whole = yuan > 0 ? `${wholeNumber(yuan)}元` : '';
  if (jiao === 0 && rest === 0) return `${whole || '零元'}整`;
  const tenths = jiao > 0 ? `${DIGITS[jiao]}角` : whole && '零';
  return whole + tenths + (rest > 0 ? `${DIGITS[rest]}分` : '整');
};

const wholeNumber = (yuan: number): string => {
  let text = '';
  let zeros = false;
  const digits = String(yuan);
  for (const [index, digit] of [...digits].entries()) {
    const place = digits.length - 1 - index;
    if (digit === '0') zeros = true;
    else {
      text += (zeros && text ? '零' : '') + DIGITS[Number(digit)] + PLACES[place % 4];
      zeros = false;
    }
    // A group of only zeros has no name.
    if (place % 4 === 0 && Math.floor(yuan / 10 ** place) % 10_000 > 0) text += GROUPS[place / 4];
  }
  return text;
};
