import { provinceKilometres, provincesFrom, roadKilometres } from './road-distance.ts';

describe('road distance', () => {
  it('is about a third more than the straight line', () => {
    const beijing = { lng: 116.4, lat: 39.9 };
    const jinan = { lng: 117.0, lat: 36.65 };
    expect(roadKilometres(beijing, jinan)).toBeGreaterThan(430);
    expect(roadKilometres(beijing, jinan)).toBeLessThan(520);
  });

  it('is null for an unknown location', () => {
    expect(roadKilometres({ lng: null, lat: null }, { lng: 117, lat: 36 })).toBeNull();
  });
});

describe('distance between provinces', () => {
  it('is measured between the capitals, and unknown within a province', () => {
    expect(provinceKilometres('110000', '370100')).toBeGreaterThan(430);
    expect(provinceKilometres('110000', '370100')).toBeLessThan(520);
    expect(provinceKilometres('370700', '370100')).toBeNull();
  });

  it('orders the provinces from the nearest, which is the own one', () => {
    const order = provincesFrom('110000');
    expect(order.slice(0, 2)).toEqual(['11', '12']);
    expect(new Set(order).size).toBe(34);
  });
});
