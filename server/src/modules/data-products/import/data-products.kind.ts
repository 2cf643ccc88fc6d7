import { contentId } from '../../../importer/content-id.ts';
import type { ImportKind } from '../../../importer/import-kind.ts';
import { type ProductManifest, productManifest } from './product-manifest.ts';
import { type ProductTable, readProductTable } from './product-table.ts';
import { findShrunk, PRODUCT_STAGES, publishProducts, stageProduct } from './store/publish-products.ts';

/** A described product; `tables` holds its files in order and is filled by `validate`. */
export type ProductImport = { id: string; manifest: ProductManifest; tables: ProductTable[] };

/**
 * Data products: each row describes one product; its files are in the same folder. A product is imported with all its
 * files or not at all.
 */
export const dataProducts: ImportKind<ProductImport> = {
  name: 'products',
  sourceKind: 'data_product',
  title: '数据产品',
  columns: [
    { names: ['title', '名称'], required: true },
    { names: ['files', '文件'], required: true },
    { names: ['id', '编号'] },
    { names: ['summary', '摘要'] },
    { names: ['desc', '说明'] },
    { names: ['category', '分类'] },
    { names: ['freq', '更新频率'] },
    { names: ['geo', '地区'] },
    { names: ['access', '获取方式'] },
    { names: ['price', '价格'] },
    { names: ['licence', '授权'] },
    { names: ['tags', '标签'] },
    { names: ['tables', '数据表'] },
    { names: ['version', '版本'] },
    { names: ['date', '发布日期'] },
    { names: ['note', '更新说明'] },
  ],
  parse: (fields) => {
    const read = productManifest.safeParse(fields);
    if (!read.success) return { refused: [...new Set(read.error.issues.map(({ message }) => message))].join('；') };
    const manifest = read.data;
    const twice = manifest.files.find(
      ({ file }, place) => manifest.files.findIndex((one) => one.file === file) < place,
    );
    if (twice) return { refused: `文件“${twice.file}”写了两次` };
    return { row: { id: manifest.id ?? contentId('dp', manifest.title), manifest, tables: [] }, doubts: [] };
  },
  keyOf: ({ id }) => id,
  validate: async (row, { folder }) => {
    const tables: ProductTable[] = [];
    for (const { file, fields } of row.manifest.files) {
      const read = await readProductTable(folder, file, fields, row.manifest.geo);
      if ('refused' in read) return read;
      tables.push(read);
    }
    const empty = tables.flatMap(({ table }) => table.dict.filter(({ fill_pct }) => fill_pct === 0));
    return { row: { ...row, tables }, doubts: empty.map(({ field }) => `字段“${field}”全部为空`) };
  },
  stages: PRODUCT_STAGES,
  stage: async (db, rows, context) => {
    for (const row of rows) await stageProduct(db, row, context);
  },
  settle: findShrunk,
  publish: publishProducts,
};
