import { site } from '../../site.ts';

const { prefix } = site.harvests.winter;

export const isWinter = (spec: string): boolean => spec.startsWith(prefix);

/** The spring specification of the same grade: 60头 for 冬七60头. */
export const springOf = (spec: string): string => (isWinter(spec) ? spec.slice(prefix.length) : spec);

/** Sort order: spring roots in trade order, then winter roots in the same order, unknown grades last. */
export const byTrade = (one: string, other: string): number => rankOf(one) - rankOf(other);

const grades: readonly string[] = site.grades;

const rankOf = (spec: string): number => {
  const place = grades.indexOf(springOf(spec));
  return (isWinter(spec) ? grades.length + 1 : 0) + (place < 0 ? grades.length : place);
};
