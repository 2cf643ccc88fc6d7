import { z } from 'zod';
import { priceRow } from './price.ts';

/** The price of a fruit at one origin. `unit_key` is the unit as used in addresses: 斤. */
export const fruitRow = priceRow.extend({
  category: z.string(),
  production_area: z.string(),
  addr: z.string(),
  type: z.string(),
  unit_key: z.string(),
});

/** One specification of a herb from one origin, in one market. */
export const herbRow = priceRow.extend({
  /** Id of specification and origin, independent of the market: parameter of `herbs/getEchart`. */
  spec_id: z.string(),
  letter: z.string(),
  /** Reporting frequency of its market: days, weeks or months. */
  freq: z.enum(['D', 'W', 'M']),
});

export type FruitRow = z.output<typeof fruitRow>;
export type HerbRow = z.output<typeof herbRow>;
