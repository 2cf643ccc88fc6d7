import type { RequestFor } from '@bee/contracts/operations';
import type { NutrientKey } from '@bee/contracts/resource/food';
import { defineQuery, type QueryValues } from '@bee/domain/define-query';
import { isNutrient } from '@bee/domain/nutrient';
import { field, matching } from '@bee/domain/query-fields';
import { href } from '@bee/platform';

/** Commonly searched nutrients; the ranking of any other is available in the list. */
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

/** Foods are ranked within a top-level category; 0 means all. */
export const indexQuery = defineQuery({
  nutrient: field<NutrientKey, { key: 'n'; fallback: NutrientKey }>(
    (typed) => (isNutrient(typed) ? typed : undefined),
    String,
    { key: 'n', fallback: 'protein' },
  ),
  firstId: matching(/^\d{1,9}$/, { key: 'cate', fallback: '0' }),
});

export type IndexQuery = QueryValues<typeof indexQuery>;

export const indexHref = (query: IndexQuery, change: Partial<IndexQuery> = {}): string =>
  href('application/food', indexQuery.write(query, change));

const RANKED = 10;

export const rankingRequest = ({ nutrient, firstId }: IndexQuery) =>
  ({
    first_id: firstId,
    cols: [nutrient],
    sort: `${nutrient}.desc`,
    limit: RANKED,
  }) satisfies RequestFor<'food/getList'>;
