import { decimalText, parseDecimal } from './decimal.ts';
import { type DutyInput, importTaxes } from './duty.ts';

const yuan = (text: string) => parseDecimal(text) ?? 0n;

const load = (input: Partial<DutyInput> = {}): DutyInput => ({
  price: yuan('100000'),
  kilograms: yuan('5000'),
  rate: { rate_pct: 20, specific: null },
  vat_pct: 9,
  consumption_pct: null,
  ...input,
});

const texts = (input: Partial<DutyInput> = {}) => {
  const taxes = importTaxes(load(input));
  return (
    taxes && {
      duty: decimalText(taxes.duty),
      vat: decimalText(taxes.vat),
      tax: decimalText(taxes.tax),
      total: decimalText(taxes.total),
      perKilogram: taxes.perKilogram === null ? null : decimalText(taxes.perKilogram),
    }
  );
};

describe('taxes of an import', () => {
  it('are duty on the price and VAT on price and duty together', () => {
    expect(texts()).toEqual({
      duty: '20,000.00',
      vat: '10,800.00',
      tax: '30,800.00',
      total: '130,800.00',
      perKilogram: '26.16',
    });
  });

  it('are VAT alone at the rate of an agreement of 0', () => {
    expect(texts({ rate: { rate_pct: 0, specific: null } })).toMatchObject({ duty: '0.00', vat: '9,000.00' });
  });

  it('are exact where binary fractions are not, each tax to the fen', () => {
    // 1.005 × 5.5 % = 0.055275 → 0.06; (1.005 + 0.06) × 13 % = 0.13845 → 0.14
    expect(texts({ price: yuan('1.005'), rate: { rate_pct: 5.5, specific: null }, vat_pct: 13 })).toMatchObject({
      duty: '0.06',
      vat: '0.14',
    });
  });

  it('count an amount per unit by weight, whatever unit the tariff names', () => {
    const rate = (per_unit: string, amount: number) => ({ rate: { rate_pct: null, specific: { amount, per_unit } } });
    expect(texts(rate('千克', 1.2))?.duty).toBe('6,000.00');
    expect(texts(rate('吨', 1200))?.duty).toBe('6,000.00');
  });

  it('add percentage and amount of a compound rate, and additional duties on top', () => {
    const additional = [{ rate_pct: 10, specific: null }];
    const compound = { rate: { rate_pct: 3, specific: { amount: 0.5, per_unit: '千克' } } };
    expect(texts(compound)?.duty).toBe('5,500.00');
    expect(texts({ additional })).toMatchObject({ duty: '20,000.00', vat: '11,700.00', tax: '41,700.00' });
  });

  it('count consumption tax on a price that contains it', () => {
    // (100000 + 20000) / 0.9 × 10 % = 13333.33; VAT on 133333.33
    const taxes = importTaxes(load({ consumption_pct: 10 }));
    expect(decimalText(taxes?.consumption ?? 0n)).toBe('13,333.33');
    expect(decimalText(taxes?.vat ?? 0n)).toBe('12,000.00');
  });

  it('cannot be told for units that are no weight, without VAT rate, and not per kilogram without a weight', () => {
    expect(importTaxes(load({ rate: { rate_pct: null, specific: { amount: 3, per_unit: '升' } } }))).toBeNull();
    expect(importTaxes(load({ rate: { rate_pct: null, specific: null } }))).toBeNull();
    expect(importTaxes(load({ vat_pct: null }))).toBeNull();
    expect(texts({ kilograms: 0n })?.perKilogram).toBeNull();
  });
});
