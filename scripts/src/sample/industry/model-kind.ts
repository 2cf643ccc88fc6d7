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

/**
 * A kind with its products, one a line: `生猪 2015:45803 2025:42900 ~2/0.1 ^0.01 @万头 %0.9` has the nation's values by
 * years (fractions of a year count), the month in which season is highest and how far it moves the value, how far chance
 * does, a unit of its own, and what people in towns have, the mean being 1.
 */
export type KindOfProducts = { key: string; what: string; kind: Kind; lines: string };

export const kindOf = (
  key: string,
  path: string,
  what: string,
  [freq, unit]: [freq: ModelFreq, unit: string],
  lines: string,
  more: Partial<Kind> = {},
): KindOfProducts => ({
  key,
  what,
  kind: { path: path.split('/'), freq, unit, decimals: 1, measure: 'flow', places: 'provinces', ...more },
  lines,
});

/** A price by regions of the country. */
export const priceOf = (
  key: string,
  path: string,
  what: string,
  [freq, unit]: [freq: ModelFreq, unit: string],
  lines: string,
): KindOfProducts =>
  kindOf(key, path, what, [freq, unit], lines, {
    decimals: unit === '元/吨' ? 0 : 2,
    measure: 'mean',
    places: 'regions',
  });
