import type { HerbSeason } from '@bee/contracts/resource/herbs';
import { monthSeasonWords } from '@bee/domain/month-season';

/** 春七（60头）近 9 年（2017–2025）：通常 1月 最便宜（全年均价的 95%），8月 最贵（103%）；采挖在 8月至10月。 */
export const seasonSentence = (season: HerbSeason, { name, dug }: { name: string; dug: readonly number[] }): string =>
  `${name}${monthSeasonWords(season)}；采挖在 ${dugText(dug)}。`;

/** Ranges of consecutive months within a year, each with first and last: 11, 12, 1 are two ranges. */
export const spansOf = (months: readonly number[]): { first: number; last: number }[] =>
  [...months]
    .sort((one, other) => one - other)
    .reduce<{ first: number; last: number }[]>((spans, month) => {
      const last = spans.at(-1);
      if (last?.last === month - 1) last.last = month;
      else spans.push({ first: month, last: month });
      return spans;
    }, []);

/** First to last month of the harvest, across the turn of the year if necessary. */
const dugText = (months: readonly number[]): string => {
  const [first = 0] = months;
  const last = months.at(-1) ?? first;
  if (first === last) return `${first}月`;
  return last < first ? `${first}月至次年${last}月` : `${first}月至${last}月`;
};
