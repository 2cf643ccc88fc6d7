import { clean, type NumberFiles } from './ai-number-files.ts';
import type { Expected } from './ai-number-questions.ts';

/**
 * Whether a text answers: number, unit and date are in one sentence; missing data is stated, and no other number is
 * given instead.
 */
export const isAnswered = (text: string, expected: Expected, files: NumberFiles): boolean => {
  const sentences = clean(text.replace(/\*\*|\[\[\d+\]\]/g, ''))
    .split(/[。;；!！?？\n]/)
    .map((sentence) => sentence.trim())
    .filter(Boolean);
  const says = (...words: (string | RegExp)[]): string[] =>
    sentences.filter((sentence) =>
      words.every((word) => (typeof word === 'string' ? sentence.includes(clean(word)) : word.test(sentence))),
    );
  /** Matches both notations of a day. */
  const on = (day: string) =>
    new RegExp(`${day}|${Number(day.slice(0, 4))}年${Number(day.slice(5, 7))}月${Number(day.slice(8))}日`);

  if ('quote' in expected) {
    const { product, day, unit = '元/公斤' } = expected.quote;
    return says(product, on(day)).some((sentence) => holds(sentence, files.quote(expected.quote), unit));
  }
  if ('span' in expected) {
    const { product, from, to, figure } = expected.span;
    const { value, days } = files.span(product, from, to, figure);
    const found = figure === 'mean' ? says(product, from, to) : days.flatMap((day) => says(product, on(day)));
    return found.some((sentence) => holds(sentence, value, '元/公斤'));
  }
  if ('noQuote' in expected) {
    const { product, day } = expected.noQuote;
    if (files.quotesOn(product, day).length > 0) throw new Error(`${product} was quoted on ${day}`);
    const priced = sentences.filter((sentence) => /元\/(公斤|斤|吨)/.test(sentence));
    return (
      says(product, on(day), '没有').length > 0 &&
      priced.every((sentence) => {
        const other = sentence.match(/\d{4}-\d{2}-\d{2}/g)?.find((found) => found !== day);
        return other !== undefined && files.quotesOn(product, other).some((value) => holds(sentence, value, '元/公斤'));
      })
    );
  }
  if ('noMarket' in expected) {
    const { market } = expected.noMarket;
    const priced = sentences.filter((sentence) => /元\/(公斤|斤|吨)/.test(sentence));
    return (
      says(market, '没有').length > 0 && says('新发地').length > 0 && priced.every((part) => part.includes('新发地'))
    );
  }
  if ('noProduct' in expected) {
    if (files.hasProduct(expected.noProduct)) throw new Error(`${expected.noProduct} is in the file`);
    return says(expected.noProduct, '没有').length > 0 && says(expected.noProduct, /\d 元\//).length === 0;
  }
  if ('food' in expected) {
    const { code, column, nutrient, unit } = expected.food;
    const row = files.food(code);
    const about = says(clean(row.foodName).replace(/[([].*$/, ''), nutrient, /100 ?[克g]/);
    const cell = column === null ? '—' : (row[column] ?? '—');
    if (cell === 'Tr') return about.some((sentence) => sentence.includes('微量') && !hasAmount(sentence, unit));
    if (cell === '—') return about.some((sentence) => sentence.includes('没有测定') && !hasAmount(sentence, unit));
    return about.some((sentence) => holds(sentence, Number(cell.replace('*', '')), unit));
  }
  if ('noFood' in expected) {
    if (files.hasFood(expected.noFood)) throw new Error(`${expected.noFood} is in the file`);
    return says(expected.noFood, '没有').length > 0 && !sentences.some((sentence) => hasAmount(sentence, 'mg'));
  }
  if ('code' in expected) {
    const { hs8, says: column } = expected.code;
    return says(hs8, files.code(hs8)[column] ?? '', String(files.newestEdition)).length > 0;
  }
  if ('codeOf' in expected)
    return says(expected.codeOf, files.code(expected.codeOf).name_zh ?? '', String(files.newestEdition)).length > 0;
  if ('endedCode' in expected) {
    const last = files.lastEdition(expected.endedCode);
    if (last >= files.newestEdition) throw new Error(`${expected.endedCode} is in force`);
    return says(expected.endedCode, /停用|失效|不再/, String(last)).length > 0;
  }
  if ('noCode' in expected) {
    if (files.hasCode(expected.noCode)) throw new Error(`${expected.noCode} is in the file`);
    return says(expected.noCode, '没有').length > 0;
  }
  if ('trade' in expected) {
    const { hs2, flow } = expected.trade;
    const value = files.trade(hs2, flow);
    return says('2017', '美国', flow === 'import' ? '进口' : '出口').some((sentence) => holds(sentence, value, '美元'));
  }
  return (
    says(expected.noTrade, '没有').length > 0 &&
    says(expected.noTrade).every((sentence) => !hasAmount(sentence, '美元'))
  );
};

/** Numbers before a unit, with half of their last digit as tolerance. */
const amountsIn = (sentence: string, unit: string): { value: number; slack: number }[] =>
  [...sentence.matchAll(new RegExp(`(\\d[\\d,]*(?:\\.\\d+)?)\\s*([万亿]?)\\s*${unitPattern(unit)}`, 'g'))].map(
    ([, digits = '', scale = '']) => {
      const factor = { '': 1, 万: 1e4, 亿: 1e8 }[scale] ?? 1;
      const plain = digits.replace(/,/g, '');
      const decimals = plain.split('.')[1]?.length ?? 0;
      return { value: Number(plain) * factor, slack: 0.5001 * factor * 10 ** -decimals };
    },
  );

/** Equal after rounding as written, with at least two decimals if the number has them. */
const holds = (sentence: string, value: number, unit: string): boolean =>
  amountsIn(sentence, unit).some((found) => {
    const slack = unit.startsWith('元') ? Math.min(found.slack, 0.00501) : found.slack;
    return Math.abs(found.value - value) <= slack;
  });

/** Ignores the 100 克 that amounts refer to. */
const hasAmount = (sentence: string, unit: string): boolean =>
  amountsIn(sentence.replace(/100 ?[克g]/, ''), unit).length > 0;

const unitPattern = (unit: string): string =>
  ({ µg: '(?:[µμ]g|微克)', g: '(?:g|克)', mg: '(?:mg|毫克)' })[unit] ?? unit.replace('/', '\\/');
