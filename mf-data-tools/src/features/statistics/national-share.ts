import type { YearMap } from './statistics-query.ts';

/** Amounts add up to the nation; prices, yields and percentages do not. */
const isAmount = (unit: string): boolean => !/[/％%]|元|指数/.test(unit);

/** Percent of the published national figure; null where shares make no sense. */
export const shareOf = (
  { unit, national }: { unit: string; national: { value: number } | null },
  value: number,
): number | null =>
  isAmount(unit) && national && national.value > 0 ? Math.round((1000 * value) / national.value) / 10 : null;

/** The province in the middle of the ranking. */
export const middleOf = ({ list }: Pick<YearMap, 'list'>) => list[Math.floor((list.length - 1) / 2)];

/** The middle of the provinces, and how much the largest ones have of the nation. */
export const distributionSentence = (map: Pick<YearMap, 'unit' | 'national' | 'list' | 'year' | 'topic'>): string => {
  const { list, topic, year } = map;
  const middle = middleOf(map);
  const shares = [3, 5, 10].flatMap((count) => {
    const sum = list.slice(0, count).reduce((total, { value }) => total + value, 0);
    const share = list.length > count ? shareOf(map, sum) : null;
    return share === null ? [] : [`前 ${count} 省占全国 ${share.toFixed(1)}%`];
  });
  if (!middle) return '';
  return `${year} 年${topic.name}排在中间的是${middle.name}${shares.length > 0 ? `；${shares.join('，')}` : ''}。`;
};
