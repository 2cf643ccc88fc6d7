/** Values from `from` up to `to`, which belongs to the next class; that of the last belongs to it. */
export type MapClass = { from: number; to: number };

export type ClassRule = {
  /** As many places in each class, or classes of one width. */
  by?: 'quantile' | 'equal';
  /** Digits that values are shown with; classes know no more. */
  decimals?: number;
  /** At most; there are as many tones. */
  most?: number;
};

/** Tones of the design system: --bee-map-1 to --bee-map-5. */
export const MAX_CLASSES = 5;

/** Classes of the values, lowest first; fewer where few values differ, none without values. */
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

/** Place of the class that a value belongs to; the nearest for values beyond the classes of another year. */
export const classOf = (value: number, classes: readonly MapClass[], decimals = 2): number => {
  const shown = rounded(value, decimals);
  return Math.max(
    0,
    classes.findLastIndex(({ from }) => shown >= from),
  );
};

/** 2.10–2.84 where the next begins at 2.85: as no value is shown with more digits, none lies between two of them. */
export const classText = (classes: readonly MapClass[], place: number, decimals = 2): string => {
  const range = classes[place];
  if (!range) return '';
  const to = place === classes.length - 1 ? range.to : range.to - 10 ** -decimals;
  const [low, high] = [numberText(range.from, decimals), numberText(to, decimals)];
  return low === high ? low : `${low}–${high}`;
};

/** The tone of a class: with fewer classes than tones the whole scale is still used. */
export const toneOf = (place: number, count: number): number =>
  count <= 1 ? 3 : 1 + Math.round((place * (MAX_CLASSES - 1)) / (count - 1));

export const numberText = (value: number, decimals = 2): string =>
  value.toLocaleString('zh-CN', { minimumFractionDigits: decimals, maximumFractionDigits: decimals });

const rounded = (value: number, decimals: number): number => {
  const factor = 10 ** decimals;
  return Math.round((value + Number.EPSILON) * factor) / factor;
};
