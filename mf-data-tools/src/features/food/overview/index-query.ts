import type { RequestFor } from '@bee/contracts/operations';
import type { NutrientKey } from '@bee/contracts/resource/food';
import { saidOnly } from '@bee/domain/list-address';
import { isNutrient } from '@bee/domain/nutrient';
import { href } from '@bee/platform';

/** Nutrients that people look for; the ranking of any other is one click further, in the list. */
export const rankedNutrients: readonly NutrientKey[] = [
  'protein',
  'fiber',
  'ca',
  'fe',
  'zn',
  'k',
  'se',
  'vit_a',
  'vit_c',
  'vit_e',
  'energy',
  'fat',
  'na',
  'cholesterol',
];

export type IndexQuery = {
  nutrient: NutrientKey;
  /** Ranked within this first category; 0 is all. */
  firstId: string;
};

export const readIndexQuery = (query: Record<string, string>): IndexQuery => ({
  nutrient: isNutrient(query.n ?? '') ? (query.n as NutrientKey) : 'protein',
  firstId: /^\d{1,9}$/.test(query.cate ?? '') ? (query.cate ?? '0') : '0',
});

export const indexHref = (current: IndexQuery, change: Partial<IndexQuery> = {}): string => {
  const { nutrient, firstId } = { ...current, ...change };
  return href(
    'application/food',
    saidOnly({ n: nutrient === 'protein' ? undefined : nutrient, cate: firstId === '0' ? undefined : firstId }),
  );
};

const RANKED = 10;

export const rankingRequest = ({ nutrient, firstId }: IndexQuery) =>
  ({
    first_id: firstId,
    cols: [nutrient],
    sort: `${nutrient}.desc`,
    limit: RANKED,
  }) satisfies RequestFor<'food/getList'>;
