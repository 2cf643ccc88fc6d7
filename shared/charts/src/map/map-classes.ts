import { formatNumber } from '@bee/domain/format';
/** Values from `from` up to but excluding `to`; the last class includes `to`. */
export type MapClass = { from: number; to: number };

export type ClassRule = {
  /** Equal counts per class, or equal widths. */
  by?: 'quantile' | 'equal';
  /** Decimals of the displayed values; class limits are rounded to them. */
  decimals?: number;
  /** Maximum number of classes, limited by the number of tones. */
  most?: number;
};

/** Tones of the design system: --bee-map-1 to --bee-map-5. */
export const MAX_CLASSES = 5;

/** Classes of the values in ascending order; fewer if there are few distinct values, none without values. */
export const mapClasses = (
  values: readonly number[],
  { by = 'quantile', decimals = 2, most = MAX_CLASSES }: ClassRule = {},
): MapClass[] => {
  const sorted = values
    .filter(Number.isFinite)
    .map((value) => rounded(value, decimals))
    .sort((a, b) => a - b);
  const [least] = sorted;
  const greatest = sorted.at(-1);
  if (least === undefined || greatest === undefined) return [];
  if (least === greatest) return [{ from: least, to: greatest }];
  const different = [...new Set(sorted)];
  const cut = (part: number) =>
    by === 'equal'
      ? rounded(least + (greatest - least) * part, decimals)
      : (sorted[Math.ceil(part * sorted.length)] ?? greatest);
  const inner =
    by === 'quantile' && different.length <= most
      ? different
      : Array.from({ length: most - 1 }, (_, place) => cut((place + 1) / most));
  const bounds = [...new Set([least, ...inner.filter((bound) => bound > least && bound <= greatest)])];
  return bounds.map((from, place) => ({ from, to: bounds[place + 1] ?? greatest }));
};

/** Index of the class of a value; the nearest one for values outside of the classes of another year. */
export const classOf = (value: number, classes: readonly MapClass[], decimals = 2): number => {
  const shown = rounded(value, decimals);
  return Math.max(
    0,
    classes.findLastIndex(({ from }) => shown >= from),
  );
};

/**
 * 2.10–2.84 where the next class begins at 2.85: values are displayed with the same decimals, so none falls between.
 */
export const classText = (classes: readonly MapClass[], place: number, decimals = 2): string => {
  const range = classes[place];
  if (!range) return '';
  const to = place === classes.length - 1 ? range.to : range.to - 10 ** -decimals;
  const [low, high] = [formatNumber(range.from, decimals), formatNumber(to, decimals)];
  return low === high ? low : `${low}–${high}`;
};

/** The tone of a class: fewer classes than tones still use the whole scale. */
export const toneOf = (place: number, count: number): number =>
  count <= 1 ? 3 : 1 + Math.round((place * (MAX_CLASSES - 1)) / (count - 1));

const rounded = (value: number, decimals: number): number => {
  const factor = 10 ** decimals;
  return Math.round((value + Number.EPSILON) * factor) / factor;
};
