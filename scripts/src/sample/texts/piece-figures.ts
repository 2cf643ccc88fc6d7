import type { TextFigures } from '../../../../server/src/sample/content/text-figures.ts';
import { addDays, monthOf, monthStart, shortDay, yearOf } from '../../../../server/src/sample/days.ts';
import type { Produce } from '../../../../server/src/sample/prices/price-files.ts';
import { changeInWords, yuan } from '../../../../server/src/sample/prices/price-words.ts';
import { sanqiPrice } from '../prices/herbs/sanqi-model.ts';
import { changeOf, meanPrice, monthMean, referenceMarket } from '../prices/price-facts.ts';
import { produce } from '../prices/produce.ts';

/**
 * What replaces a placeholder of a text: figures of the reference market as of the day before `date`, so
 * that a text cannot contradict the prices. It is written with the words between the braces:
 *
 *     {{price 大白菜}}  {{change 大白菜 28}}  {{year 大白菜}}  {{high 大白菜}}  {{gap 大白菜}}  {{ratio 菠菜 大白菜}}
 *     {{say change 大白菜 28 | 上涨时的话 | 下跌时的话 | 持平时的话}}
 *     {{compare gap 大蒜 洋葱 | 前者大 | 后者大 | 相近}}
 *
 * @throws when a placeholder or its product is unknown
 */
export const figureOf = (inner: string, date: string): string => {
  const [call = '', ...words] = inner.split('|').map((part) => part.trim());
  const [name = '', ...args] = call.split(' ');
  const figure = figures[name];
  if (!figure) throw new Error(`不认识的占位符：${inner}`);
  return figure({ end: addDays(date, -1), args, words });
};

/** Monthly means of the last twelve whole months: the table of the line `{{months 大白菜 圆白菜}}`. */
export const monthsTable = (names: string[], date: string): TextFigures['months'][string] => {
  const products = names.map(productOf);
  return {
    kind: 'table',
    caption: `${referenceMarket()}月均价，元/公斤（示例数据）`,
    columns: ['月份', ...names],
    rows: wholeMonths(addDays(date, -1)).map((month) => [
      month.slice(0, 7),
      ...products.map((product) => yuan(monthMean(product, month))),
    ]),
  };
};

type Request = { end: string; args: string[]; words: string[] };

const figures: Record<string, (request: Request) => string> = {
  end: ({ end }) => shortDay(end),
  market: referenceMarket,
  price: ({ end, args: [name] }) => yuan(weekMean(name, end)),
  spec: ({ args: [name] }) => productOf(name).spec,
  change: (request) => changeWords(changeFor('change', request)),
  year: (request) => changeWords(changeFor('year', request)),
  high: ({ end, args: [name] }) => monthText(extremeMonths(name, end).high),
  low: ({ end, args: [name] }) => monthText(extremeMonths(name, end).low),
  gap: ({ end, args: [name] }) => times(gapOf(name, end)),
  dayhigh: ({ end, args: [name] }) => dayText(extremeDays(name, end).high),
  daylow: ({ end, args: [name] }) => dayText(extremeDays(name, end).low),
  ratio: ({ end, args: [name, other] }) => times(quotient(weekMean(name, end), weekMean(other, end))),
  sanqi: ({ end }) => sanqiSentence(monthStart(end, -1)),
  season: ({ end, args: [name = ''] }) => seasonSentence(name, end),
  say: ({ end, args: [kind = '', ...args], words }) =>
    chosen(directionOf(changeFor(kind, { end, args, words: [] })), words),
  compare: ({ end, args: [, name, other], words }) => {
    // As they are printed: what reads the same is called the same.
    const [mine, theirs] = [gapOf(name, end), gapOf(other, end)].map((gap) =>
      gap === null ? null : Number(times(gap)),
    );
    return chosen(directionOf(changeOf(mine ?? null, theirs ?? null)), words);
  },
};

/** Percent below which a change has no direction in words. */
const FLAT = 1;
const WEEK = 6;
const YEAR = 365;

type Direction = 'up' | 'down' | 'flat' | 'unknown';

export const directionOf = (percent: number | null): Direction =>
  percent === null ? 'unknown' : Math.abs(percent) < FLAT ? 'flat' : percent > 0 ? 'up' : 'down';

const changeWords = (percent: number | null): string =>
  ({
    unknown: '无可比数据',
    flat: '基本持平',
    up: `上涨${percent?.toFixed(1)}%`,
    down: `下跌${Math.abs(percent ?? 0).toFixed(1)}%`,
  })[directionOf(percent)];

/** Nothing is said about what is unknown. */
const chosen = (direction: Direction, [up = '', down = '', flat = '']: string[]): string =>
  ({ up, down, flat, unknown: '' })[direction];

const productOf = (name = ''): Produce => {
  const found = produce.find((product) => product.name === name);
  if (!found) throw new Error(`示例行情没有“${name}”`);
  return found;
};

const weekMean = (name: string | undefined, end: string): number | null =>
  meanPrice(productOf(name), addDays(end, -WEEK), end);

const changeFor = (kind: string, { end, args: [name, days] }: Request): number | null => {
  const back = kind === 'year' ? YEAR : Number(days);
  if (!(back > 0)) throw new Error(`“${kind} ${name}”没有写天数`);
  return changeOf(weekMean(name, end), weekMean(name, addDays(end, -back)));
};

/** First days of the twelve whole months before the day's own, the earliest first. */
const wholeMonths = (end: string): string[] => Array.from({ length: 12 }, (_, index) => monthStart(end, index - 12));

type Dated = { day: string; price: number } | null;

const extremesOf = (days: string[], priceOf: (day: string) => number | null): { high: Dated; low: Dated } => {
  const traded = days.flatMap((day) => {
    const price = priceOf(day);
    return price === null ? [] : [{ day, price }];
  });
  const sorted = traded.sort((a, b) => a.price - b.price || a.day.localeCompare(b.day));
  return { high: sorted.at(-1) ?? null, low: sorted[0] ?? null };
};

const extremeMonths = (name: string | undefined, end: string) =>
  extremesOf(wholeMonths(end), (month) => monthMean(productOf(name), month));

const extremeDays = (name: string | undefined, end: string) =>
  extremesOf(
    Array.from({ length: YEAR }, (_, index) => addDays(end, -index)),
    (day) => meanPrice(productOf(name), day, day),
  );

const gapOf = (name: string | undefined, end: string): number | null => {
  const { high, low } = extremeMonths(name, end);
  return quotient(high?.price ?? null, low?.price ?? null);
};

const quotient = (a: number | null, b: number | null): number | null => (a === null || b === null ? null : a / b);

const times = (value: number | null): string => (value === null ? '—' : value.toFixed(1));

const monthText = (found: Dated): string =>
  found ? `${yearOf(found.day)}年${monthOf(found.day)}月（${yuan(found.price)}元/公斤）` : '没有成交的月份';

const dayText = (found: Dated): string =>
  found ? `${yearOf(found.day)}年${shortDay(found.day)}（${yuan(found.price)}元/公斤）` : '没有成交的一天';

const seasonSentence = (name: string, end: string): string => {
  const months = wholeMonths(end);
  const [first = '', last = ''] = [months[0], months.at(-1)].map(
    (month = '') => `${yearOf(month)}年${monthOf(month)}月`,
  );
  const { high, low } = extremeMonths(name, end);
  return `${first}至${last}，${referenceMarket()}${name}的月均价以${monthText(high)}最高、${monthText(low)}最低，高低之比为${times(gapOf(name, end))}[1]。`;
};

const sanqiSentence = (month: string): string => {
  const [now, before, lastYear] = [0, -1, -12].map((months) => sanqiPrice('60头', monthStart(month, months)));
  const changes = [before, lastYear].map((price) => changeInWords(changeOf(now ?? null, price ?? null)));
  return `${month.slice(0, 7)} 三七60头均价${now?.toFixed(1)}元/公斤，较上月${changes[0]}，较去年同月${changes[1]}`;
};
