import { marketLevel } from './market-level.ts';
import { drawnMarkets } from './markets.ts';
import { produce } from './produce.ts';

const levelOf = (name: string, marketId: string): number => {
  const product = produce.find((one) => one.name === name);
  const market = drawnMarkets.find(({ id }) => id === marketId);
  if (!product || !market) throw new Error(`${name} or ${marketId} is missing`);
  return marketLevel(product, market);
};

it('is 1 in the reference market and within a third of it elsewhere', () => {
  for (const product of produce)
    for (const [place, market] of drawnMarkets.entries()) {
      const level = marketLevel(product, market);
      if (place === 0) expect(level).toBe(1);
      expect([product.name, market.id, level > 0.68 && level < 1.34]).toEqual([product.name, market.id, true]);
    }
});

it.each([
  ['大蒜', 'shouguang', 'guangzhou'],
  ['菠菜', 'jinan', 'kunming'],
  ['香蕉', 'guangzhou', 'haerbin'],
  ['苹果', 'xian', 'guangzhou'],
  ['洋葱', 'kunming', 'changchun'],
])('%s is cheaper near where it grows, in %s, than in %s', (name, near, far) => {
  expect(levelOf(name, near)).toBeLessThan(levelOf(name, far));
});

it('the way weighs less in dear products', () => {
  const spread = (name: string) => Math.abs(levelOf(name, 'haerbin') / levelOf(name, 'beijing') - 1.02);
  expect(spread('樱桃')).toBeLessThan(spread('大白菜') / 3);
});

it('twenty markets of nineteen provinces, of which five report daily and the others on seven weekdays', () => {
  expect(drawnMarkets).toHaveLength(20);
  expect(new Set(drawnMarkets.map(({ province }) => province)).size).toBe(19);
  expect(drawnMarkets.filter(({ weekday }) => weekday === null)).toHaveLength(5);
  expect(new Set(drawnMarkets.flatMap(({ weekday }) => weekday ?? [])).size).toBe(7);
});
