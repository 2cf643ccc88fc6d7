import { nutrientKeys } from '@bee/contracts/entity/nutrient';
import { nutrientOrder, nutrients } from './nutrient.ts';
import { basisFactor, isCounted, nutrientCost, nutrientText } from './nutrient-value.ts';

const amount = (v: number | null, q: '=' | 'est' | '<' | 'tr' | 'doubt' | 'na' = '=', decimals = 1) => ({
  v,
  q,
  decimals,
});

describe('an amount', () => {
  it.each([
    [amount(12.34), 1, '12.3'],
    [amount(0), 1, '0.0'],
    [amount(1234, '=', 0), 1, '1,234'],
    [amount(null, 'na'), 1, '—'],
    [amount(null, 'na'), 0.5, '—'],
    [amount(null, 'tr'), 2, 'Tr'],
    [amount(0.5, '<'), 1, '<0.5'],
    [amount(0.5, '<'), 2, '<1.0'],
    [amount(899, 'est', 0), 1, '899*'],
    [amount(331, '=', 0), 0.91, '301.2'],
    [amount(0.1), 0.5, '0.05'],
  ])('%j times %d is shown as %s', (value, factor, text) => {
    expect(nutrientText(value, factor)).toBe(text);
  });

  it('counts where it is a number, also a measured 0, and nowhere else', () => {
    expect([amount(0), amount(5, 'est')].map(isCounted)).toEqual([true, true]);
    expect([amount(0.5, '<'), amount(null, 'tr'), amount(849, 'doubt'), amount(null, 'na')].map(isCounted)).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });
});

it('of what is bought is less by the waste, of a portion as its grams', () => {
  expect(basisFactor({ kind: 'bought', edible: 60 })).toBe(0.6);
  expect(basisFactor({ kind: 'portion', grams: 250 })).toBe(2.5);
});

describe('the cost of a nutrient', () => {
  it('counts what is thrown away', () => {
    // 6 元/公斤, half of it edible with 20 g per 100 g: a kilogram contains 100 g.
    expect(nutrientCost(6, 50, amount(20), 10)).toBeCloseTo(0.6);
  });

  it.each([
    ['the edible share is unknown', null, amount(20)],
    ['there is nothing of it', 50, amount(0)],
    ['there are traces', 50, amount(null, 'tr')],
    ['it lies below a limit', 50, amount(0.5, '<')],
    ['it is doubtful', 50, amount(849, 'doubt')],
  ])('is unknown where %s', (_, edible, value) => {
    expect(nutrientCost(6, edible, value, 10)).toBeNull();
  });
});

it('knows every nutrient of the contracts, in their order', () => {
  expect(nutrientOrder).toEqual([...nutrientKeys]);
  expect(nutrients.energy_kj.nrv).toBe(8400);
  expect(nutrients.energy.nrv).toBeCloseTo(2008, 0);
});
