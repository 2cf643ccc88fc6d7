/** Units in which prices can be shown; stored prices are always in 元/公斤. */
export const priceUnits = { kg: '元/公斤', jin: '元/斤', ton: '元/吨' } as const;
export type PriceUnit = keyof typeof priceUnits;

/**
 * Converts a price per unit of weight to 元/公斤, rounded to 4 decimals.
 * @param unit as written in sources: 斤, 元/斤, 公斤, kg, 吨 …
 * @returns null if the unit is not a weight (个, 箱).
 */
export const perKilogram = (price: number, unit: string): number | null => {
  const kilograms = kilogramsOf(unit);
  return kilograms === null ? null : round(price / kilograms, 4);
};

export const fromPerKilogram = (price: number, unit: PriceUnit): number =>
  unit === 'ton' ? round(price * 1000, 2) : round(unit === 'jin' ? price / 2 : price, 4);

export const kilogramsOf = (unit: string): number | null => weights.get(unit) ?? weights.get(plainUnit(unit)) ?? null;

const weights = new Map<string, number>([
  ['公斤', 1],
  ['千克', 1],
  ['kg', 1],
  ['斤', 0.5],
  ['市斤', 0.5],
  ['500g', 0.5],
  ['500克', 0.5],
  ['两', 0.05],
  ['克', 0.001],
  ['g', 0.001],
  ['吨', 1000],
  ['t', 1000],
  ['担', 50],
]);

const plainUnit = (unit: string): string =>
  unit
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\s/g, '')
    .replace(/^(?:人民币)?元?\/(?:1(?!\d))?/, '');

const round = (value: number, decimals: number): number => {
  const factor = 10 ** decimals;
  return Math.round((value + Number.EPSILON) * factor) / factor;
};
