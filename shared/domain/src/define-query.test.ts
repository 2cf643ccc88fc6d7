import fc from 'fast-check';
import { defineQuery, type QueryValues } from './define-query.ts';
import {
  day,
  field,
  flag,
  list,
  matching,
  month,
  name,
  number,
  oneOf,
  page,
  text,
  whole,
  year,
} from './query-fields.ts';
import { queryOf } from './query-of.ts';

const query = defineQuery({
  category: text(10, { key: 'cate', request: 'cate_id' }),
  org: name(4),
  origin: text(10, { fallback: '云南' }),
  code: matching(/^\d{2}$/),
  date: day(),
  month: month(),
  year: year(),
  level: oneOf(['vip', 'login']),
  sort: oneOf(['default', 'new'], { key: 's', fallback: 'default' }),
  hot: flag({ request: false, counts: false }, 'yes'),
  pictures: flag({ key: 'img' }),
  min: number(0, 1e6, { request: 'price_min' }),
  pages: whole(1, 100),
  names: list({ most: 3 }),
  flows: list({ most: 2, is: (flow) => flow === 'in' || flow === 'out' }, { fallback: ['in'] }),
  pair: field(
    (typed) => (typed.includes(':') ? { kind: typed.slice(0, typed.indexOf(':')) } : undefined),
    ({ kind }) => `${kind}:`,
  ),
  page: page(),
});
type Values = QueryValues<typeof query>;

const start: Values = {
  origin: '云南',
  sort: 'default',
  hot: false,
  pictures: false,
  names: [],
  flows: ['in'],
  page: 1,
};

it('has a default for every field of an empty address', () => expect(query.read({})).toEqual(start));

it.each<[Record<string, string>, Partial<Values>]>([
  [{ cate: ' 番茄 ' }, { category: '番茄' }],
  [{ cate: '12345678 0123' }, { category: '12345678 0' }],
  [{ cate: '123456789 x' }, { category: '123456789' }],
  [{ cate: '12345678🍅' }, { category: '12345678🍅' }],
  [{ cate: '123456789🍅' }, { category: '123456789' }],
  [{ org: ' 农业 ' }, { org: '农业' }],
  [{ origin: '文山' }, { origin: '文山' }],
  [{ code: ' 07 ' }, { code: '07' }],
  [{ date: '2024-02-29' }, { date: '2024-02-29' }],
  [{ month: '2026-03' }, { month: '2026-03' }],
  [{ year: '2026' }, { year: '2026' }],
  [{ level: 'vip' }, { level: 'vip' }],
  [{ s: 'new' }, { sort: 'new' }],
  [{ hot: 'yes' }, { hot: true }],
  [{ img: '1' }, { pictures: true }],
  [{ min: '0.5' }, { min: 0.5 }],
  [{ min: '-0' }, { min: 0 }],
  [{ pages: '20' }, { pages: 20 }],
  [{ names: 'a~b~~a~c~d' }, { names: ['a', 'b', 'c'] }],
  [{ flows: 'out~x~in' }, { flows: ['out', 'in'] }],
  [{ pair: 'policy:' }, { pair: { kind: 'policy' } }],
  [{ p: '10000' }, { page: 10_000 }],
])('reads %j', (address, expected) => expect(query.read(address)).toEqual({ ...start, ...expected }));

it.each([
  { cate: '   ' },
  { category: '番茄' },
  { org: '农业农村部' },
  { origin: ' ' },
  { code: '7' },
  { date: '2026-02-30' },
  { date: 'today' },
  { month: '2026-13' },
  { year: '26' },
  { level: 'root' },
  { level: 'toString' },
  { s: 'price' },
  { hot: '1' },
  { img: 'true' },
  { min: '-1' },
  { min: '1e7' },
  { min: 'NaN' },
  { min: '' },
  { pages: '1.5' },
  { pages: '101' },
  { names: '~~' },
  { flows: 'up' },
  { pair: 'policy' },
  { p: '0' },
  { p: '1.5' },
  { p: '10001' },
  { p: 'Infinity' },
])('reads %j as the default', (address: Record<string, string | undefined>) =>
  expect(query.read(address)).toEqual(start),
);

describe('an address', () => {
  const values: Values = { ...start, category: '番茄', sort: 'new', min: 2, names: ['a', 'b'], page: 4 };

  it('leaves out defaults and keeps the order of the fields', () => {
    expect(query.write(start)).toEqual({});
    expect(Object.entries(query.write(values))).toEqual([
      ['cate', '番茄'],
      ['s', 'new'],
      ['min', '2'],
      ['names', 'a~b'],
      ['p', '4'],
    ]);
    expect(query.address('/home/x', start)).toBe('/home/x');
    expect(query.address('/home/x', { level: 'vip', page: 2 })).toBe('/home/x?level=vip&p=2');
    expect(query.address('/x?id=1', { level: 'vip' })).toBe('/x?id=1&level=vip');
  });

  it('returns to the first page on every change except of the page', () => {
    expect(query.write(values, { level: 'vip', category: undefined })).toEqual({
      level: 'vip',
      s: 'new',
      min: '2',
      names: 'a~b',
    });
    expect(query.write(values, {}).p).toBeUndefined();
    expect(query.write(values, { page: 5 })).toEqual({ ...query.write(values), p: '5' });
  });

  it('gives a form what it does not let the reader fill in', () => {
    expect(query.hidden(values, 'category', 'min')).toEqual({ s: 'new', names: 'a~b' });
  });

  it('counts filters; order, page and fields that do not count are none', () => {
    expect(query.active(values)).toBe(3);
    expect(query.active(start)).toBe(0);
    expect(query.active({ ...start, hot: true, pictures: true, origin: '文山', flows: ['out'], page: 2 })).toBe(2);
  });

  it('clears filters and page, not the order', () => {
    expect(query.cleared({ ...values, pictures: true, hot: true })).toEqual({ ...start, sort: 'new', hot: true });
  });

  it('becomes a request under the names of the request', () => {
    const request: { cate_id?: string; price_min?: number; page: number; sort: 'default' | 'new' } =
      query.request(values);
    expect(request).toEqual({
      cate_id: '番茄',
      origin: '云南',
      sort: 'new',
      pictures: false,
      price_min: 2,
      names: ['a', 'b'],
      flows: ['in'],
      page: 4,
    });
  });

  it('names the keys of its fields', () => {
    expect(query.keys.category).toBe('cate');
    expect(Object.values(query.keys)).toEqual(
      'cate org origin code date month year level s hot img min pages names flows pair p'.split(' '),
    );
  });
});

/** Text near what fields accept, so that many of them are accepted. */
const typed = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: fc.constantFrom('0', '1', '-', '.', '~', ':', ' ', 'e', '番', '🍅', '\uFEFF') }),
  fc.constantFrom('in', 'out~in', 'vip', 'new', 'yes', '1', '2026', '2026-03', '2026-03-04', '云南', '07'),
);
const addresses = fc.record(Object.fromEntries(Object.values(query.keys).map((key) => [key, typed])), {
  requiredKeys: [],
});

it('reads what it wrote, whatever an address holds', () => {
  fc.assert(
    fc.property(addresses, (address) => {
      const values = query.read(queryOf(new URLSearchParams(address as Record<string, string>)));
      expect(query.read(query.write(values))).toEqual(values);
      const [, search = ''] = query.address('/x', values).split('?');
      expect(query.read(queryOf(search))).toEqual(values);
      expect(query.read(query.hidden(values))).toEqual({ ...values, page: 1 });
    }),
  );
});
