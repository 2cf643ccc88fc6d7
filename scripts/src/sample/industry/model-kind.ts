import type { TableFreq } from '@bee/contracts/entity/industry';

/** No quantity is given by days. */
export type ModelFreq = Exclude<TableFreq, 'D'>;

/** What the quantities of a group of products have in common. */
export type Kind = {
  path: string[];
  freq: ModelFreq;
  unit: string;
  decimals: number;
  /** A stock at the end of a period, an amount in it, a mean over the country, work that is done. */
  measure: 'stock' | 'flow' | 'mean' | 'progress';
  /** Which places it is given for. */
  places: 'provinces' | 'regions' | 'nation';
};
