import type { StandardType } from '@bee/contracts/entity/standard';

/** One number through its years. Numbers, titles and years are made up. */
export type Family = {
  type: StandardType;
  letters: string;
  number: string;
  title: string;
  cate: string;
  ics: string;
  ccs: string;
  products: string[];
  /** Years in which it was issued, oldest first. */
  years: number[];
  /** What comes after the newest year: nothing, a version that is issued and not yet in force, a draft, or its end. */
  next: 'none' | 'pending' | 'draft' | 'repealed';
  /** Number of another family that its first version replaced as well. */
  also?: string;
};

/** number | title | category | ics | ccs | products | years | next | also */
export type FamilyLine = [
  number: string,
  title: string,
  cate: string,
  ics: string,
  ccs: string,
  products: string,
  years: number[],
  next?: Family['next'],
  also?: string,
];

export const familiesOf = (type: StandardType, letters: string, lines: readonly FamilyLine[]): Family[] =>
  lines.map(([number, title, cate, ics, ccs, products, years, next = 'none', also]) => ({
    type,
    letters,
    number,
    title,
    cate,
    ics,
    ccs,
    products: products.split(' ').filter(Boolean),
    years,
    next,
    ...(also && { also }),
  }));
