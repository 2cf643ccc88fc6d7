import type { ProductRecord, ProductTableRecord } from '../../../../server/src/sample/products/product-files.ts';

/** A product whose tables have the fields of their queries. */
export type DrawnProduct = Omit<ProductRecord, 'tables'> & { tables: Omit<ProductTableRecord, 'fields'>[] };
