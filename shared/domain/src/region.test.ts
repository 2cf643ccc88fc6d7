import { cityOf, placeOf, provinces } from './region.ts';

it('every code is six digits, once, and lies in its province', () => {
  const codes = provinces.flatMap(({ cities }) => cities.map(({ adcode }) => adcode));
  expect(new Set(codes).size).toBe(codes.length);
  for (const { adcode, cities } of provinces)
    for (const city of cities) expect(city.adcode).toMatch(new RegExp(`^${adcode.slice(0, 2)}\\d{4}$`));
  expect(provinces).toHaveLength(34);
  expect(codes.length).toBeGreaterThan(330);
});

it.each([
  ['370700', '山东省潍坊市'],
  ['110100', '北京市'],
  ['532600', '云南省文山壮族苗族自治州'],
  ['810000', '香港特别行政区'],
])('%s is %s', (adcode, place) => expect(placeOf(adcode)).toBe(place));

it('a province with cities, a county and nonsense are no city', () => {
  for (const adcode of ['370000', '370783', '999999', '']) expect(cityOf(adcode)).toBeUndefined();
});
