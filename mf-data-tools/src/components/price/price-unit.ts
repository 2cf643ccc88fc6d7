import { formatPrice } from '@bee/domain/format';
import { fromPerKilogram, priceUnits } from '@bee/domain/units';

/** Units of the product page; lists always show 元/公斤. */
export const shownUnits = ['kg', 'jin', 'ton'] as const;
export type ShownUnit = (typeof shownUnits)[number];

export const unitTitle = (unit: ShownUnit): string => priceUnits[unit];

/** 元/公斤 in another unit; null stays null. */
export const toUnit = (perKilogram: number | null, unit: ShownUnit): number | null =>
  perKilogram === null ? null : fromPerKilogram(perKilogram, unit);

export const priceText = (perKilogram: number | null, unit: ShownUnit = 'kg'): string =>
  formatPrice(toUnit(perKilogram, unit));

type Quoted = { original: { unit: string; avg: number | null } };

/** The price in the unit of its market, "1.60 元/斤"; null if that is 元/公斤. */
export const originalText = ({ original }: Quoted): string | null => {
  const unit = original.unit.startsWith('元') ? original.unit : `元/${original.unit}`;
  if (unit === priceUnits.kg || original.avg === null) return null;
  return `${formatPrice(original.avg)} ${unit}`;
};
