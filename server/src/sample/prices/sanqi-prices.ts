import { addDays, dayNumber, monthStart } from '../days.ts';
import { herbFile } from './price-files.ts';
import { dayInFile, herbQuoteFile, placeOf, seriesKey } from './quote-file.ts';

/** Grades of 三七: heads per 500 g (fewer is larger), and the parts that are sold apart. */
export const sanqiGrades = ['20头', '30头', '40头', '60头', '80头', '120头', '无数头', '剪口', '毛根', '花'] as const;

export type SanqiGrade = (typeof sanqiGrades)[number];

/** Mean of the markets in a month, 元/公斤, also for months that are not loaded. @throws Error if the file lacks it */
export const sanqiPrice = (grade: SanqiGrade, month: string): number => {
  const at = dayNumber(addDays(monthStart(dayInFile(monthStart(month)), 1), -1));
  const prices = linesOf(grade).flatMap((key) => {
    const quotes = herbQuoteFile.read().get(key);
    if (!quotes) return [];
    const place = placeOf(quotes, at);
    return quotes.day[place] === at ? [quotes.avg[place] ?? 0] : [];
  });
  if (prices.length === 0) throw new Error(`The sample has no price of 三七 ${grade} in ${month.slice(0, 7)}.`);
  return Math.round(prices.reduce((sum, price) => sum + price, 0) / prices.length / 10) / 10;
};

const keys = new Map<SanqiGrade, string[]>();

const linesOf = (grade: SanqiGrade): string[] => {
  const known = keys.get(grade);
  if (known) return known;
  const lines = herbFile.read().filter(({ product, spec }) => product.name === '三七' && spec === grade);
  const found = lines.map(({ product, spec, variant, market }) => seriesKey(product.name, spec, variant, market.name));
  keys.set(grade, found);
  return found;
};
