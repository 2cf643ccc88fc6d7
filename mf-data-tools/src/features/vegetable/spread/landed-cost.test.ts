import { landedCost } from './landed-cost.ts';

describe('landed cost of a transport', () => {
  it('is all expenses divided by the weight that can be sold', () => {
    // 1.00 + 500 km × 0.6 元/吨·公里 + 100 元/吨 = 1.40 元/公斤; 1.75 with a loss of 20 %.
    const landed = landedCost({ buy: 1, sell: 2.1, km: 500, freight: 0.6, handling: 100, loss: 20 });
    expect(landed.cost).toBeCloseTo(1.75, 10);
    expect(landed.freight).toBeCloseTo(0.3, 10);
    expect(landed.handling).toBeCloseTo(0.1, 10);
    expect(landed.lost).toBeCloseTo(0.35, 10);
    expect(landed.spread).toBeCloseTo(0.35, 10);
    expect(landed.margin).toBeCloseTo(20, 10);
  });

  it('may be above the market price', () => {
    expect(landedCost({ buy: 2, sell: 1.8, km: 0, freight: 0, handling: 0, loss: 0 }).spread).toBeCloseTo(-0.2, 10);
  });
});
