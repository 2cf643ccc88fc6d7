import { orderFile } from '../orders.ts';
import { FIRST_PRODUCTS } from './load-products.ts';
import { productFile } from './product-files.ts';

const first = productFile.read().filter(({ id }) => FIRST_PRODUCTS.includes(id));

it('a site starts with products of every category', () => {
  expect(first).toHaveLength(FIRST_PRODUCTS.length);
  expect(new Set(first.map(({ cateId }) => cateId))).toEqual(new Set(productFile.read().map(({ cateId }) => cateId)));
});

it('a site starts with the products that the sample members have bought', () => {
  const ordered = orderFile.read().flatMap(({ product }) => product ?? []);
  expect(ordered.length).toBeGreaterThan(0);
  expect(ordered.filter((id) => !FIRST_PRODUCTS.includes(id))).toEqual([]);
});
