import { publicReadUrl } from './public-reads.ts';

const url = (payload: unknown, path = '/api/food/getList', method: 'GET' | 'POST' = 'POST') =>
  publicReadUrl({ method, path, payload });

it('has one address for equal requests, and none for what is not sent as JSON', () => {
  const address = '/api/food/getList?q=%7B%22cols%22%3A%5B%22na%22%2C%22fat%22%5D%2C%22page%22%3A2%7D';
  expect(url({ page: 2, cols: ['na', 'fat'] })).toBe(address);
  expect(url({ cols: ['na', 'fat'], rep: undefined, page: 2 })).toBe(address);
  expect(url({ a: { c: 1, b: [{ e: 1, d: 2 }] } })).toBe(url({ a: { b: [{ d: 2, e: 1 }], c: 1 } }));
});

it('leaves out an empty request, except where the address is that of a GET of its own', () => {
  expect([url({}), url(undefined)]).toEqual(['/api/food/getList', '/api/food/getList']);
  expect(url({}, '/api/food/getCateList', 'GET')).toBe('/api/food/getCateList?q=%7B%7D');
});

it('has none for other operations, and for a long request', () => {
  expect(url({}, '/api/user/getProfile')).toBeNull();
  expect(url({ keyword: '农'.repeat(200) })).not.toBeNull();
  expect(url({ keyword: '农'.repeat(220) })).toBeNull();
});
