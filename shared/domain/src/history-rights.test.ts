import fc from 'fast-check';
import { priceRights, priceTiers, tierOfDays } from './price-rights.ts';
import { tierOfMonths, tradeRights } from './trade-rights.ts';

it('names the least tier that may look so far back', () => {
  expect([30, 31, 90, 91, 3 * 365, 3 * 365 + 1].map(tierOfDays)).toEqual([
    'visitor',
    'member',
    'member',
    'vip',
    'vip',
    'veg_vip',
  ]);
  expect([12, 13, 36, 37, 240].map(tierOfMonths)).toEqual(['visitor', 'member', 'member', 'vip', 'vip']);
  expect(tradeRights[tierOfMonths(240)].months).toBeNull();
});

it('never names a tier that would see less', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 20_000 }), (days) => {
      const tier = tierOfDays(days);
      expect(priceRights[tier].days ?? days).toBeGreaterThanOrEqual(days);
      const below = priceTiers[priceTiers.indexOf(tier) - 1];
      if (below) expect(priceRights[below].days).toBeLessThan(days);
    }),
  );
});
