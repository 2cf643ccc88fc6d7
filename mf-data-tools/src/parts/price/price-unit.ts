import { formatPrice } from '@bee/domain/format';
import { fromPerKilogram, priceUnits } from '@bee/domain/units';

/** Units that the product page offers; lists always show 元/公斤. */
export const shownUnits = ['kg', 'jin', 'ton'] as const;
export type ShownUnit = (typeof shownUnits)[number];

export const unitTitle = (unit: ShownUnit): string => priceUnits[unit];

/** 元/公斤 in another unit; what is missing stays missing. */
export const toUnit = (perKilogram: number | null, unit: ShownUnit): number | null =>
  perKilogram === null ? null : fromPerKilogram(perKilogram, unit);

export const priceText = (perKilogram: number | null, unit: ShownUnit = 'kg'): string =>
  formatPrice(toUnit(perKilogram, unit));

type Quoted = { original: { unit: string; avg: number | null } };

/** The price as its market wrote it, "1.60 元/斤"; null where that is 元/公斤 already. */
export const originalText = ({ original }: Quoted): string | null => {
  const unit = original.unit.startsWith('元') ? original.unit : `元/${original.unit}`;
  if (unit === priceUnits.kg || original.avg === null) return null;
  return `${formatPrice(original.avg)} ${unit}`;
};
