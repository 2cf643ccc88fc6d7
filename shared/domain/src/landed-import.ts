import { type Decimal, decimalOf, divide, multiply, roundTo } from './decimal.ts';
import { type DutyRate, importTaxes } from './duty.ts';
import { kilogramsOf } from './units.ts';

/** Imports of a period as the customs count them; null is what they do not tell. */
export type ImportFigures = {
  value_usd: number | null;
  value_cny: number | null;
  qty: number | null;
  /** Of the quantity: 千克, 个. */
  unit: string | null;
  /** US$ for one unit; null where the quantity is too small to tell a price. */
  unit_price: number | null;
};

export type LandedInput<Rate extends DutyRate> = {
  figures: ImportFigures;
  /** What the goods may enter at; the one that costs least is taken. */
  rates: readonly Rate[];
  additional: readonly DutyRate[];
  vat_pct: number | null;
  consumption_pct: number | null;
};

/** 元/公斤 to the fen, so that the parts add up to `cost` as they are shown. */
export type LandedImport<Rate extends DutyRate> = {
  rate: Rate;
  /** 元 for a US$, by the two values of the same goods. */
  exchange: Decimal;
  /** Mean price at the border. */
  price: Decimal;
  duty: Decimal;
  additional: Decimal;
  consumption: Decimal;
  vat: Decimal;
  cost: Decimal;
};

/** The piece that is missing: no value at all, no quantity, one that is no weight or too small, no value in 元, … */
export type LandedGap = 'value' | 'quantity' | 'unit' | 'small' | 'yuan' | 'rate' | 'vat';

/** What a kilogram costs at the border with its taxes, by the mean price of the period; or what is missing for it. */
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

/** 元/公斤 that another price is above the cost, and percent of the cost; below 0 where it is below. */
export const spreadOver = (cost: Decimal, price: Decimal): { amount: Decimal; percent: Decimal } => ({
  amount: price - cost,
  percent: divide(multiply(price - cost, decimalOf(100)), cost),
});
