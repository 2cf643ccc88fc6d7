import type { Food } from '@bee/contracts/resource/food';
import { basisFactor, type FoodBasis } from '@bee/domain/nutrient-value';
import { href } from '@bee/platform';
import { joinCodes, MAX_COMPARED, splitCodes } from '../compare-codes.ts';

export type BasisKind = FoodBasis['kind'];

/** What the page of a food shows, as its address says it. */
export type FoodDetailQuery = {
  code: string;
  basis: BasisKind;
  /** Grams of a portion; without it the food's own. */
  grams?: number;
  /** Foods beside it. */
  compare: readonly string[];
};

const KINDS: readonly BasisKind[] = ['edible', 'bought', 'portion'];
const MAX_GRAMS = 5000;
const USUAL_GRAMS = 100;

export const detailKeys = { basis: 'b', grams: 'g', compare: 'cmp' } as const;

/** A value that the page cannot understand is left out. */
export const readDetailQuery = (params: Record<string, string>, query: Record<string, string>): FoodDetailQuery => {
  const code = (params.code ?? '').toLowerCase();
  const grams = Number(query[detailKeys.grams]);
  return {
    code,
    basis: KINDS.find((kind) => kind === query[detailKeys.basis]) ?? 'edible',
    grams: grams > 0 && grams <= MAX_GRAMS ? Math.round(grams * 10) / 10 : undefined,
    compare: splitCodes(query[detailKeys.compare], MAX_COMPARED)
      .filter((one) => one !== code)
      .slice(0, MAX_COMPARED - 1),
  };
};

export const detailHref = (current: FoodDetailQuery, change: Partial<FoodDetailQuery> = {}): string => {
  const { code, basis, grams, compare } = { ...current, ...change };
  return href('application/food/detail', {
    code,
    [detailKeys.basis]: basis === 'edible' ? undefined : basis,
    [detailKeys.grams]: basis === 'portion' && grams ? String(grams) : undefined,
    [detailKeys.compare]: joinCodes(compare),
  });
};

/** Grams of the portion that is shown. */
export const portionOf = ({ portions }: Pick<Food, 'portions'>, { grams }: FoodDetailQuery): number =>
  grams ?? portions[0]?.grams ?? USUAL_GRAMS;

/** Without the edible share nothing can be said of what is bought. */
export const basisOf = (food: Pick<Food, 'edible_pct' | 'portions'>, query: FoodDetailQuery): FoodBasis => {
  if (query.basis === 'bought' && food.edible_pct !== null) return { kind: 'bought', edible: food.edible_pct };
  if (query.basis === 'portion') return { kind: 'portion', grams: portionOf(food, query) };
  return { kind: 'edible' };
};

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
