import type { Food } from '@bee/contracts/resource/food';
import { defineQuery, type QueryValues } from '@bee/domain/define-query';
import { basisFactor, type FoodBasis } from '@bee/domain/nutrient-value';
import { field, flag, oneOf } from '@bee/domain/query-fields';
import { typedNumber } from '@bee/domain/typed-number';
import { href } from '@bee/platform';
import { comparedFoods, MAX_COMPARED } from '../compare-codes.ts';

export type BasisKind = FoodBasis['kind'];

const MAX_GRAMS = 5000;
const USUAL_GRAMS = 100;

/** Grams of a portion; the default is the food's own. */
export const detailQuery = defineQuery({
  basis: oneOf<BasisKind, { key: 'b'; fallback: BasisKind }>(['edible', 'bought', 'portion'], {
    key: 'b',
    fallback: 'edible',
  }),
  grams: field<number, { key: 'g' }>(
    (typed) => [Math.round(typedNumber(typed) * 10) / 10].find((grams) => grams > 0 && grams <= MAX_GRAMS),
    String,
    { key: 'g' },
  ),
  compare: comparedFoods,
  /** Compares what the same money buys instead of the same weight. */
  money: flag({ key: 'yuan' }),
});

/** The code is in the path. */
export type FoodDetailQuery = QueryValues<typeof detailQuery> & { code: string };

export const readDetailQuery = (params: Record<string, string>, query: Record<string, string>): FoodDetailQuery => {
  const code = (params.code ?? '').toLowerCase();
  const values = detailQuery.read(query);
  return { ...values, code, compare: values.compare.filter((one) => one !== code).slice(0, MAX_COMPARED - 1) };
};

export const detailHref = (query: FoodDetailQuery, change: Partial<FoodDetailQuery> = {}): string => {
  const { code, grams, ...next } = { ...query, ...change };
  return href('application/food/detail', {
    code,
    ...detailQuery.write({ ...next, grams: next.basis === 'portion' ? grams : undefined }),
  });
};

/** Grams of the shown portion. */
export const portionOf = ({ portions }: Pick<Food, 'portions'>, { grams }: FoodDetailQuery): number =>
  grams ?? portions[0]?.grams ?? USUAL_GRAMS;

/** Falls back to the edible part when its share is unknown, because purchased amounts cannot be computed. */
export const basisOf = (food: Pick<Food, 'edible_pct' | 'portions'>, query: FoodDetailQuery): FoodBasis => {
  if (query.basis === 'bought' && food.edible_pct !== null) return { kind: 'bought', edible: food.edible_pct };
  if (query.basis === 'portion') return { kind: 'portion', grams: portionOf(food, query) };
  return { kind: 'edible' };
};

/** The amount of money of the comparison by price, in 元. */
export const MONEY = 10;

/**
 * The factor from 100 g of the edible part to what `MONEY` buys at the wholesale price, without the waste; null without
 * a price or an edible share.
 */
export const moneyFactor = ({ price, edible_pct }: Pick<Food, 'price' | 'edible_pct'>): number | null =>
  price && price.price_kg > 0 && edible_pct !== null ? (MONEY / price.price_kg) * 10 * (edible_pct / 100) : null;

export const basisTitle = (basis: FoodBasis): string => {
  switch (basis.kind) {
    case 'edible':
      return '每 100 克可食部';
    case 'bought':
      return `每 100 克市品（食部 ${basis.edible}%）`;
    case 'portion':
      return `每份 ${basis.grams} 克可食部`;
  }
};

export { basisFactor };
