import { type ProductRecord, productFile } from '../../../../server/src/sample/products/product-files.ts';
import { type DrawnKind, drawnFile } from '../drawn-kind.ts';
import type { DrawnProduct } from './drawn-product.ts';
import { referenceProducts } from './reference-products.ts';
import { scopedProducts } from './scoped-products.ts';
import { tableFields } from './table-fields.ts';
import { tradeProducts } from './trade-products.ts';
import { wholesaleProducts } from './wholesale-products.ts';

export const drawProducts = (): DrawnKind => ({
  name: 'products',
  basis: 'invented products; their tables are selected from the other kinds when the sample is loaded',
  drawn: 'Written by hand, some for each group of products.',
  files: [drawnFile(productFile, sampleProducts())],
});

const families = [wholesaleProducts, scopedProducts, tradeProducts, referenceProducts];

/** The first of every family come first, so that the head of the list shows all kinds. */
const sampleProducts = (): ProductRecord[] =>
  Array.from({ length: Math.max(...families.map(({ length }) => length)) }, (_, place) =>
    families.flatMap((family) => family.slice(place, place + 1).map(recordOf)),
  ).flat();

const recordOf = (product: DrawnProduct): ProductRecord => ({
  ...product,
  tables: product.tables.map((table) => ({ ...table, fields: tableFields[table.query] })),
});
