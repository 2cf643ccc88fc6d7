import { z } from 'zod';

/** All nutrients in display order; per 100 g of the edible part. */
export const nutrientKeys = [
  'energy',
  'energy_kj',
  'protein',
  'fat',
  'carb',
  'fiber',
  'cholesterol',
  'water',
  'ash',
  'ca',
  'p',
  'k',
  'na',
  'mg',
  'fe',
  'zn',
  'se',
  'cu',
  'mn',
  'i',
  'vit_a',
  'carotene',
  'retinol',
  'vit_b1',
  'vit_b2',
  'niacin',
  'vit_b6',
  'vit_b12',
  'folate',
  'vit_c',
  'vit_d',
  'vit_e',
  'vit_e_a',
  'vit_e_bg',
  'vit_e_d',
  'ile',
  'leu',
  'lys',
  'met',
  'phe',
  'thr',
  'trp',
  'val',
  'his',
  'sfa',
  'mufa',
  'pufa',
] as const;

export const nutrientKey = z.enum(nutrientKeys, '没有这种营养成分');

/**
 * `=` measured, `est` calculated by the publisher (899*), `<` below the limit of detection `v`, `tr` traces, `doubt`
 * published but implausible, `na` not measured. Only the first two count in means, ranks and sorting.
 */
export const nutrientState = z.enum(['=', 'est', '<', 'tr', 'doubt', 'na']);

export const nutrientValue = z.object({
  /** Null for traces and unmeasured values, never 0. */
  v: z.number().nullable(),
  q: nutrientState,
  unit: z.string(),
  /** Decimals of the published number. */
  decimals: z.number().int(),
});

export type NutrientKey = (typeof nutrientKeys)[number];
export type NutrientState = z.output<typeof nutrientState>;
export type NutrientValue = z.output<typeof nutrientValue>;
