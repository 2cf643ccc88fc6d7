import { type Decimal, decimalOf, divide, multiply, roundTo } from './decimal.ts';
import { type DutyRate, importTaxes } from './duty.ts';
import { kilogramsOf } from './units.ts';

/** Imports of a period from customs statistics; null if not published. */
export type ImportFigures = {
  value_usd: number | null;
  value_cny: number | null;
  qty: number | null;
  /** Unit of `qty`: 千克, 个. */
  unit: string | null;
  /** US$ per unit; null if the quantity is too small for a price. */
  unit_price: number | null;
};

export type LandedInput<Rate extends DutyRate> = {
  figures: ImportFigures;
  /** Applicable rates; the cheapest is used. */
  rates: readonly Rate[];
  additional: readonly DutyRate[];
  vat_pct: number | null;
  consumption_pct: number | null;
};

/** 元/公斤, rounded to the fen so that the displayed parts add up to `cost`. */
export type LandedImport<Rate extends DutyRate> = {
  rate: Rate;
  /** 元 per US$, from the two values of the same goods. */
  exchange: Decimal;
  /** Average price at the border. */
  price: Decimal;
  duty: Decimal;
  additional: Decimal;
  consumption: Decimal;
  vat: Decimal;
  cost: Decimal;
};

/** The missing input: value, quantity, a unit of weight, a large enough quantity, value in 元, rate, or VAT rate. */
export type LandedGap = 'value' | 'quantity' | 'unit' | 'small' | 'yuan' | 'rate' | 'vat';

/** Cost of a kilogram at the border with taxes, at the average price of the period; or the missing input. */
export const landedImport = <Rate extends DutyRate>(input: LandedInput<Rate>): LandedImport<Rate> | LandedGap => {
  const border = borderPrice(input.figures);
  if (typeof border === 'string') return border;
  if (input.vat_pct === null) return 'vat';
  const [least] = input.rates
    .flatMap((rate) => {
      const taxes = importTaxes({ ...input, price: border.price, kilograms: ONE, rate });
      return taxes ? [{ rate, taxes }] : [];
    })
    .sort((a, b) => Number(a.taxes.tax - b.taxes.tax));
  if (!least) return 'rate';
  const { duty, additional, consumption, vat, total } = least.taxes;
  return { ...border, rate: least.rate, duty, additional, consumption, vat, cost: total };
};

const ONE = decimalOf(1);

const borderPrice = (figures: ImportFigures): { price: Decimal; exchange: Decimal } | LandedGap => {
  const { value_usd, value_cny, qty, unit, unit_price } = figures;
  if (!value_usd) return 'value';
  if (qty === null || unit === null) return 'quantity';
  const weight = kilogramsOf(unit);
  if (weight === null) return 'unit';
  if (unit_price === null || qty <= 0) return 'small';
  if (!value_cny) return 'yuan';
  const price = roundTo(divide(decimalOf(value_cny), multiply(decimalOf(qty), decimalOf(weight))), 2);
  if (price === 0n) return 'small';
  return { price, exchange: divide(decimalOf(value_cny), decimalOf(value_usd)) };
};

/**
 * Difference between another price and the cost, in 元/公斤 and in percent of the cost; negative if the price is lower.
 */
export const spreadOver = (cost: Decimal, price: Decimal): { amount: Decimal; percent: Decimal } => ({
  amount: price - cost,
  percent: divide(multiply(price - cost, decimalOf(100)), cost),
});
