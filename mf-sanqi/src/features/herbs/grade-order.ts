import { site } from '../../site.ts';

const { prefix } = site.harvests.winter;

export const isWinter = (spec: string): boolean => spec.startsWith(prefix);

/** The spring specification of the same grade: 60头 of 冬七60头. */
export const springOf = (spec: string): string => (isWinter(spec) ? spec.slice(prefix.length) : spec);

/** Spring roots in the order of trade, winter roots after them in the same order, what has no place there last. */
export const byTrade = (one: string, other: string): number => rankOf(one) - rankOf(other);

const grades: readonly string[] = site.grades;

const rankOf = (spec: string): number => {
  const place = grades.indexOf(springOf(spec));
  return (isWinter(spec) ? grades.length + 1 : 0) + (place < 0 ? grades.length : place);
};
