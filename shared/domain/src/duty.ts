import { type Decimal, decimalOf, divide, multiply, percentOf, roundTo } from './decimal.ts';
import { kilogramsOf } from './units.ts';

/** A tariff rate: a percentage of the price, an amount per unit, or both. */
export type DutyRate = {
  rate_pct: number | null;
  specific: { amount: number; per_unit: string } | null;
};

export type DutyInput = {
  /** CIF price of the whole consignment in yuan. */
  price: Decimal;
  kilograms: Decimal;
  rate: DutyRate;
  /** Anti-dumping and other additional duties. */
  additional?: readonly DutyRate[];
  vat_pct: number | null;
  consumption_pct: number | null;
};

/** In yuan, each tax rounded to the fen. */
export type DutyResult = {
  duty: Decimal;
  additional: Decimal;
  consumption: Decimal;
  vat: Decimal;
  /** Sum of all taxes. */
  tax: Decimal;
  /** Price plus taxes. */
  total: Decimal;
  /** Null without a weight. */
  perKilogram: Decimal | null;
};

/**
 * Import taxes: duty, then consumption tax on (price + duty) / (1 - rate), then VAT on the sum. Null if the tariff unit
 * is not a weight or the VAT rate is unknown.
 */
export const importTaxes = (input: DutyInput): DutyResult | null => {
  const { price, kilograms, rate, additional = [], vat_pct, consumption_pct } = input;
  const parts = [rate, ...additional].map((each) => dutyOf(price, kilograms, each));
  if (vat_pct === null || parts.some((part) => part === null)) return null;
  const [duty = 0n, ...others] = parts as Decimal[];
  const added = others.reduce((sum, part) => sum + part, 0n);
  const dutied = price + duty + added;
  const consumption = consumption_pct ? consumptionOf(dutied, decimalOf(consumption_pct)) : 0n;
  const vat = roundTo(percentOf(dutied + consumption, decimalOf(vat_pct)), 2);
  const tax = duty + added + consumption + vat;
  const total = price + tax;
  return {
    duty,
    additional: added,
    consumption,
    vat,
    tax,
    total,
    perKilogram: kilograms > 0n ? divide(total, kilograms) : null,
  };
};

const dutyOf = (price: Decimal, kilograms: Decimal, { rate_pct, specific }: DutyRate): Decimal | null => {
  if (rate_pct === null && !specific) return null;
  const byPrice = rate_pct === null ? 0n : percentOf(price, decimalOf(rate_pct));
  if (!specific) return roundTo(byPrice, 2);
  const weight = kilogramsOf(specific.per_unit);
  if (weight === null) return null;
  const units = divide(kilograms, decimalOf(weight));
  return roundTo(byPrice + multiply(units, decimalOf(specific.amount)), 2);
};

const HUNDRED = decimalOf(100);

const consumptionOf = (dutied: Decimal, percent: Decimal): Decimal =>
  percent >= HUNDRED ? 0n : roundTo(divide(multiply(dutied, percent), HUNDRED - percent), 2);
