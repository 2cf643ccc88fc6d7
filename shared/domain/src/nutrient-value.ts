import type { NutrientValue } from '@bee/contracts/entity/nutrient';
import { formatNumber, MISSING } from './format.ts';

type Amount = Pick<NutrientValue, 'v' | 'q' | 'decimals'>;

/** Whether it counts in means, ranks and costs; 0 that was measured does, traces and `<0.5` do not. */
export const isCounted = ({ v, q }: Pick<Amount, 'v' | 'q'>): boolean => v !== null && (q === '=' || q === 'est');

/**
 * As tables show it: 12.3, <0.5, Tr, 899* (calculated by the source), —.
 * @param factor of another basis than 100 g of the edible part
 */
export const nutrientText = ({ v, q, decimals }: Amount, factor = 1): string => {
  if (q === 'tr') return 'Tr';
  if (v === null || q === 'na') return MISSING;
  const number = formatNumber(v * factor, decimalsFor(v * factor, factor === 1 ? decimals : Math.max(1, decimals)));
  if (q === '<') return `<${number}`;
  return q === 'est' ? `${number}*` : number;
};

/** A small number of another basis keeps two figures: 0.05 of 0.1 is not 0.1. */
const decimalsFor = (value: number, decimals: number): number =>
  value !== 0 && Math.abs(value) < 0.1 ? Math.max(decimals, 2) : decimals;

/** Per 100 g of the edible part, per 100 g as bought (waste counted in), per portion of so many grams that one eats. */
export type FoodBasis = { kind: 'edible' } | { kind: 'bought'; edible: number } | { kind: 'portion'; grams: number };

export const basisFactor = (basis: FoodBasis): number => {
  switch (basis.kind) {
    case 'edible':
      return 1;
    case 'bought':
      return basis.edible / 100;
    case 'portion':
      return basis.grams / 100;
  }
};

/** 元 for `per` of a nutrient: the price is for what is bought, the amounts are of its edible part. Null where unknown. */
export const nutrientCost = (priceKg: number, edible: number | null, amount: Amount, per: number): number | null => {
  if (edible === null || !isCounted(amount) || amount.v === null || amount.v <= 0) return null;
  const perKilogram = amount.v * 10 * (edible / 100);
  return perKilogram > 0 ? (priceKg / perKilogram) * per : null;
};
