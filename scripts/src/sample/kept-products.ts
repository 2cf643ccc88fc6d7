import { fieldFile, productFile } from '../../../server/src/sample/products/product-files.ts';
import { type DrawnKind, keptFile } from './drawn-kind.ts';

/** Data products are written by hand, so that the manifest has their basis alone. */
export const keptProducts = (): DrawnKind => ({
  name: 'products',
  basis: 'invented products; their tables are selected from the other kinds when the sample is loaded',
  drawn: 'Written by hand, some for each group of products; the first of every family come first.',
  files: [keptFile(productFile), keptFile(fieldFile)],
});
