import type { NutrientValue } from '@bee/contracts/entity/nutrient';
import { formatNumber, MISSING } from './format.ts';

type Amount = Pick<NutrientValue, 'v' | 'q' | 'decimals'>;

/** Whether the value counts in averages, ranks and costs; a measured 0 does, traces and `<0.5` do not. */
export const isCounted = ({ v, q }: Pick<Amount, 'v' | 'q'>): boolean => v !== null && (q === '=' || q === 'est');

/**
 * Display text: 12.3, <0.5, Tr, 899* (calculated by the source), —.
 * @param factor converts from 100 g of the edible part to another basis
 */
export const nutrientText = ({ v, q, decimals }: Amount, factor = 1): string => {
  if (q === 'tr') return 'Tr';
  if (v === null || q === 'na') return MISSING;
  const number = formatNumber(v * factor, decimalsFor(v * factor, factor === 1 ? decimals : Math.max(1, decimals)));
  if (q === '<') return `<${number}`;
  return q === 'est' ? `${number}*` : number;
};

/** Small values get at least two decimals: 0.05 must not become 0.1. */
const decimalsFor = (value: number, decimals: number): number =>
  value !== 0 && Math.abs(value) < 0.1 ? Math.max(decimals, 2) : decimals;

/** Per 100 g of the edible part, per 100 g as bought (including waste), or per eaten portion in grams. */
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

/**
 * 元 for `per` of a nutrient; null if unknown. The price is for the food as bought, the amount is of its edible part.
 */
export const nutrientCost = (priceKg: number, edible: number | null, amount: Amount, per: number): number | null => {
  if (edible === null || !isCounted(amount) || amount.v === null || amount.v <= 0) return null;
  const perKilogram = amount.v * 10 * (edible / 100);
  return perKilogram > 0 ? (priceKg / perKilogram) * per : null;
};
