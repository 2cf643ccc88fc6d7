/**
 * A number stated in a text. `value` includes 万 or 亿; `certain` is false for characters that are only sometimes
 * numbers, as in 一些 and 十分.
 */
export type StatedNumber = { text: string; at: number; value: number; kind: NumberKind; certain: boolean };

type NumberKind = 'plain' | 'percent' | 'date';

const CHINESE = '零〇一二两三四五六七八九十百千万亿';
const NUMBER = new RegExp(
  [
    String.raw`(?<![A-Za-z\d.])`,
    '(?<prefix>百分之|第)?',
    String.raw`(?:(?<digits>\d{1,3}(?:,\d{3})+(?:\.\d+)?(?!\d)|\d+(?:\.\d+)?)(?:\s*(?<scale>万亿|千万|百万|万|亿))?`,
    `|(?<chinese>[${CHINESE}]+))`,
    String.raw`(?<unit>\s*(?:%|个百分点|百分点|年|月|日|号|时))?`,
  ].join(''),
  'g',
);
const ISO_DAY = /(?<!\d)\d{4}[-/.]\d{1,2}(?:[-/.]\d{1,2})?(?![\d.])/g;
/** Units and measure words; before any other text, Chinese numerals are part of a word. */
const MEASURED =
  /^\s*(?:元|吨|公斤|千克|克|斤|亩|公顷|公里|米|个|年|月|日|天|小时|倍|条|款|项|人|户|家|次|种|株|头|只|度|岁|级|以[上下内])/;
const SCALES: Record<string, number> = { 百万: 1e6, 千万: 1e7, 万: 1e4, 亿: 1e8, 万亿: 1e12 };

/** Numbers in the order of the text, without list markers (1. or 2、 at the start of a line). */
export const numbersIn = (text: string): StatedNumber[] => {
  const half = text.replace(/[０-９．％]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0));
  const found: StatedNumber[] = [];
  const rest = half.replace(ISO_DAY, (day, at: number) => {
    for (const part of day.matchAll(/\d+/g))
      found.push({ text: part[0], at: at + part.index, value: Number(part[0]), kind: 'date', certain: true });
    return ' '.repeat(day.length);
  });
  for (const match of rest.matchAll(NUMBER)) {
    if (/(?:^|\n)\s*$/.test(rest.slice(0, match.index)) && /^\d+(?:\.\s|[、)）])/.test(rest.slice(match.index)))
      continue;
    found.push(numberOf(match, rest));
  }
  return found.sort((a, b) => a.at - b.at);
};

/** Whether a stated number is among the known numbers, compared by value and not by notation. */
export const isAmong = (known: readonly StatedNumber[], stated: StatedNumber): boolean =>
  known.some(({ value, kind }) => fits(kind, stated) && Math.abs(value - stated.value) <= Math.abs(value) * 1e-9);

/**
 * A table may state % or 年 only in its header, so plain numbers match; but 5% does not support 5 元, nor a day a price.
 */
const fits = (kind: NumberKind, { kind: stated, value }: StatedNumber): boolean =>
  kind === stated || kind === 'plain' || (kind === 'date' && stated === 'plain' && value >= 1900 && value < 2100);

const numberOf = (match: RegExpMatchArray, whole: string): StatedNumber => {
  const { prefix, digits, scale = '', chinese = '', unit = '' } = match.groups ?? {};
  const at = match.index ?? 0;
  const end = at + match[0].length;
  const text = match[0].slice(0, match[0].length - (unit.includes('%') ? 0 : unit.length));
  const isPercent = prefix === '百分之' || /[%点]/.test(unit);
  const kind = isPercent ? 'percent' : unit ? 'date' : 'plain';
  if (digits)
    return { text, at, value: Number(digits.replaceAll(',', '')) * (SCALES[scale] ?? 1), kind, certain: true };
  const isMeasured = chinese.length > 1 && (unit !== '' || MEASURED.test(whole.slice(end)));
  const certain = Boolean(prefix) || (isMeasured && !/[数几]$/.test(whole.slice(0, at)));
  return { text, at, value: chineseNumber(chinese), kind, certain };
};

const DIGITS = '零一二三四五六七八九';
const PLACES: Record<string, number> = { 十: 10, 百: 100, 千: 1000 };

/** 二千零五 is 2005, 二〇二四 is 2024, 三十万 is 300,000. */
const chineseNumber = (text: string): number => {
  const plain = text.replaceAll('〇', '零').replaceAll('两', '二');
  if (/^[零一二三四五六七八九]+$/.test(plain)) return Number([...plain].map((one) => DIGITS.indexOf(one)).join(''));
  let [total, section, digit] = [0, 0, 0];
  for (const one of plain) {
    const place = PLACES[one];
    const group = SCALES[one];
    if (group) {
      // 万亿: 亿 multiplies the total.
      const below = section + digit;
      total = below > 0 || total === 0 ? total + (below || 1) * group : total * group;
      [section, digit] = [0, 0];
    } else if (place) {
      section += (digit || 1) * place;
      digit = 0;
    } else digit = DIGITS.indexOf(one);
  }
  return total + section + digit;
};
