import { decimalText, parseDecimal } from './decimal.ts';
import { type ImportFigures, type LandedInput, landedImport, spreadOver } from './landed-import.ts';

const durian: ImportFigures = {
  value_usd: 6_700_000_000,
  value_cny: 48_000_000_000,
  qty: 1_500_000_000,
  unit: '千克',
  unit_price: 4.4667,
};
const percent = (rate_pct: number) => ({ rate_pct, specific: null });
const specific = (amount: number, per_unit: string) => ({ rate_pct: null, specific: { amount, per_unit } });
type Rate = LandedInput<ReturnType<typeof percent> | ReturnType<typeof specific>>;

const landed = (figures: Partial<ImportFigures> = {}, input: Partial<Rate> = {}) => {
  const found = landedImport({
    figures: { ...durian, ...figures },
    rates: [percent(20)],
    additional: [],
    vat_pct: 9,
    consumption_pct: null,
    ...input,
  });
  if (typeof found === 'string') return found;
  const { rate, exchange, ...parts } = found;
  return {
    rate,
    exchange: decimalText(exchange, 4),
    ...Object.fromEntries(Object.entries(parts).map(([key, value]) => [key, decimalText(value)])),
  };
};

describe('what a kilogram of an import costs with its taxes', () => {
  it('is the mean price in yuan, duty on it and VAT on both, the parts adding up as they are shown', () => {
    // 48 / 1.5 = 32; 20 % = 6.40; 9 % of 38.40 = 3.456
    expect(landed()).toMatchObject({
      exchange: '7.1642',
      price: '32.00',
      duty: '6.40',
      vat: '3.46',
      cost: '41.86',
    });
    // 0.6649 is shown as 0.66, and 150 % of that is 0.99
    const odd = landed(
      { value_cny: 1_994.7, value_usd: 280, qty: 3_000, unit_price: 0.0933 },
      { rates: [percent(150)] },
    );
    expect(odd).toMatchObject({ price: '0.66', duty: '0.99', vat: '0.15', cost: '1.80' });
  });

  it('is at the rate that costs least at this price, an amount per unit among percentages too', () => {
    expect(landed({}, { rates: [percent(20), percent(0), percent(5)] })).toMatchObject({
      rate: percent(0),
      duty: '0.00',
    });
    const mixed = { rates: [percent(20), specific(1.2, '千克')] };
    expect(landed({}, mixed)).toMatchObject({ rate: specific(1.2, '千克'), duty: '1.20' });
    expect(landed({ value_cny: 4_500_000_000 }, mixed)).toMatchObject({ rate: percent(20), duty: '0.60' });
  });

  it('carries what is levied on top, and consumption tax', () => {
    expect(landed({}, { additional: [percent(10)] })).toMatchObject({ additional: '3.20', vat: '3.74', cost: '45.34' });
    expect(landed({}, { consumption_pct: 10 })).toMatchObject({ consumption: '4.27', vat: '3.84', cost: '46.51' });
  });

  it('is by weight whatever unit of weight the customs count in', () => {
    expect(landed({ qty: 1_500_000, unit: '吨', unit_price: 4466.7 })).toMatchObject({ price: '32.00' });
  });

  it.each<[string, Partial<ImportFigures>, Partial<Rate>]>([
    ['value', { value_usd: null }, {}],
    ['quantity', { qty: null, unit: null }, {}],
    ['unit', { unit: '个' }, {}],
    ['small', { qty: 900, unit_price: null }, {}],
    ['yuan', { value_cny: null }, {}],
    ['vat', {}, { vat_pct: null }],
    ['rate', {}, { rates: [] }],
    ['rate', {}, { rates: [specific(3, '升')] }],
  ])('without %s is not told, and never 0', (gap, figures, input) => {
    expect(landed(figures, input)).toBe(gap);
  });
});

it('compares a price with the cost in 元/公斤 and percent of the cost', () => {
  const yuan = (text: string) => parseDecimal(text) ?? 0n;
  const said = ({ amount, percent: part }: ReturnType<typeof spreadOver>) => [
    decimalText(amount),
    decimalText(part, 1),
  ];
  expect(said(spreadOver(yuan('40'), yuan('50')))).toEqual(['10.00', '25.0']);
  expect(said(spreadOver(yuan('40'), yuan('33')))).toEqual(['-7.00', '-17.5']);
});
