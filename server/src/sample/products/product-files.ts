import type { FieldType, ProductFormat, ProductFreq, ProductLevel } from '@bee/contracts/resource/data';
import type { ProductCategory } from '../../modules/data-products/model/product-categories.ts';
import { sampleFile } from '../sample-files.ts';
import type { TableQueryName } from './table-queries.ts';

export type ProductRecord = {
  id: string;
  title: string;
  summary: string;
  /** What it is good for and how it came about, a paragraph each. */
  about: string[];
  cateId: ProductCategory;
  freq: ProductFreq;
  geo: string;
  access: ProductLevel;
  price: string | null;
  tags: string[];
  /** A field that came with the newest release. */
  newField: string | null;
  tables: ProductTableRecord[];
};

export type ProductField = { field: string; type: FieldType; unit?: string; desc?: string };

/** A table in two formats is two files. */
export type ProductTableRecord = {
  title: string;
  /** The query that selects its rows, see `table-queries.ts`. */
  query: TableQueryName;
  filter: TableFilter;
  /** In the order of the query's columns. */
  fields: ProductField[];
  formats: Exclude<ProductFormat, 'zip'>[];
};

/** Which rows of a query; without a filter all of them. */
export type TableFilter = {
  group?: string;
  product?: string;
  indicator?: string;
  hs?: string[];
  /** Of limits. */
  kinds?: string[];
  /** Whole months before that of loading. */
  months?: number;
};

type StoredProduct = Omit<ProductRecord, 'tables'> & { tables: Omit<ProductTableRecord, 'fields'>[] };

/** In the order of the list of data products. */
export const productFile = sampleFile<StoredProduct>('products/products.ndjson');

/** Fields of the tables of a query. */
export const fieldFile = sampleFile<{ query: TableQueryName; fields: ProductField[] }>('products/fields.ndjson');

export const readProducts = (): ProductRecord[] => {
  const fieldsOf = new Map(fieldFile.read().map(({ query, fields }) => [query, fields]));
  return productFile.read().map((product) => ({
    ...product,
    tables: product.tables.map((table) => ({ ...table, fields: fieldsOf.get(table.query) ?? [] })),
  }));
};
