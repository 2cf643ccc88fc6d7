import { filtersText, readFilters, type TableFilters } from './table-filters.ts';
import { forSeeds } from './testing/seeded.ts';

it('is written short and read back', () => {
  const filters: TableFilters = { geo: ['530000', '510000'], year: { last: 10 }, time: { from: '2019', to: '2024' } };
  expect(filtersText(filters)).toBe('geo:530000~510000;year:LAST10;time:2019..2024');
  expect(readFilters(filtersText(filters))).toEqual(filters);
});

it('may be open at one end', () => {
  expect(readFilters('time:2019-Q3..')).toEqual({ time: { from: '2019-Q3' } });
  expect(readFilters('time:..2024-03')).toEqual({ time: { to: '2024-03' } });
});

it('leaves out what cannot be: fields, spans and numbers that are none', () => {
  expect(readFilters('Geo:1;1x:2;time:abc..xyz;year:LAST0;spec:;;:;crop:玉米')).toEqual({ crop: ['玉米'] });
  expect(readFilters(undefined)).toEqual({});
});

it('keeps any value, whatever signs it is made of', () => {
  const signs = ['%', '~', ';', ':', '!', '.', 'LAST', '3', '玉', '米', ' ', '2E'];
  forSeeds(300, (random) => {
    const one = () =>
      `v${Array.from({ length: 6 }, () => signs[Math.floor(random() * signs.length)]).join('')}`.slice(
        random() < 0.5 ? 1 : 0,
      );
    const spec = [...new Set([one(), one()].filter((value) => value.trim()))];
    if (spec.length > 0) expect(readFilters(filtersText({ spec }))).toEqual({ spec });
  });
});
