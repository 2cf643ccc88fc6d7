import { z } from 'zod';
import { priceRow } from './price.ts';

/** One address's price of a fruit. `unit_key` is the unit as in addresses: 斤. */
export const fruitRow = priceRow.extend({
  category: z.string(),
  production_area: z.string(),
  addr: z.string(),
  type: z.string(),
  unit_key: z.string(),
});

/** One specification of a herb from one origin, in one market. */
export const herbRow = priceRow.extend({
  /** Names the specification and origin, whatever the market: what `herbs/getEchart` takes. */
  spec_id: z.string(),
  letter: z.string(),
  /** How often its market is reported: by days, weeks or months. */
  freq: z.enum(['D', 'W', 'M']),
});

export type FruitRow = z.output<typeof fruitRow>;
export type HerbRow = z.output<typeof herbRow>;
