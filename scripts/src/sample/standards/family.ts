import type { StandardType } from '@bee/contracts/entity/standard';
import { tableParts } from '../table-text.ts';

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

export const families: Family[] = tableParts('standards/families.txt').flatMap(({ head: [type, letters = ''], rows }) =>
  rows.map(
    ([number = '', title = '', cate = '', ics = '', ccs = '', products = '', years = '', next = 'none', also]) => ({
      type: type as StandardType,
      letters,
      number,
      title,
      cate,
      ics,
      ccs,
      products: products.split(' ').filter(Boolean),
      years: years.split(' ').map(Number),
      next: next as Family['next'],
      ...(also && { also }),
    }),
  ),
);
