import { createReadStream } from 'node:fs';
import path from 'node:path';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import { contentId } from '../../../importer/content-id.ts';
import type { ImportContext, ImportKind, StagedRow } from '../../../importer/import-kind.ts';
import { blocksOfMarkdown } from '../../../importer/markdown-blocks.ts';
import { arrive, kindTypes } from '../../files/index.ts';
import { dropSampleProducts, type NewDocument, type NewProduct, rowsOf, storeProduct } from '../store-product.ts';
import { type ProductManifest, productManifest } from './product-manifest.ts';
import { type ProductTable, readProductTable } from './product-table.ts';

/** A described product; `tables` holds its files in order and is filled by `validate`. */
type ProductImport = { id: string; manifest: ProductManifest; tables: ProductTable[] };

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
  stages: ['stage_data_product'],
  stage: async (db, rows, context) => {
    for (const row of rows) await stageProduct(db, row, context);
  },
  settle: findShrunk,
  publish: publishProducts,
};

type StagedProduct = Omit<NewProduct, 'sourceId' | 'at'>;

const stageProduct = async (
  db: Kysely<Database>,
  { place, row: { id, manifest, tables } }: StagedRow<ProductImport>,
  context: ImportContext,
): Promise<void> => {
  const documents: NewDocument[] = [];
  for (const [index, { file, ext, size, sha256, table }] of tables.entries()) {
    const { title = '' } = manifest.files[index] ?? {};
    const content = { size, sha256, type: kindTypes[ext], open: () => createReadStream(file) };
    const { files } = context;
    const name = path.basename(file);
    const fid = files ? await arrive({ db, files }, { purpose: 'data', name, content }, new Date(context.at)) : '';
    documents.push({ docId: contentId('f', name).slice(0, 9), title, fid, ext, table });
  }
  const { title, summary, desc, category, freq, geo, access, price, licence, version, date, note } = manifest;
  const product: StagedProduct = {
    ...{ id, title, summary, freq, geo, access, licence, documents },
    desc: blocksOfMarkdown(desc ?? summary),
    cateId: category,
    price: price ?? null,
    tags: manifest.tags,
    tables: manifest.tables,
    rank: place,
    release: { version, date, note },
    sample: false,
  };
  await sql`
    insert into stage_data_product (id, place, rows, product)
    values (${id}, ${place}, ${rowsOf(product)}, ${JSON.stringify(product)}::jsonb)
    on conflict (id) do update set place = excluded.place, rows = excluded.rows, product = excluded.product`.execute(
    db,
  );
};

/** Finds releases with fewer rows than the stored release. */
async function findShrunk(db: Kysely<Database>): Promise<{ key: string; reason: string }[]> {
  const { rows } = await sql<{ id: string; before: number; now: number }>`
    select s.id, p.rows as before, s.rows as now
    from stage_data_product s join data_product p on p.id = s.id and not p.sample where s.rows < p.rows`.execute(db);
  return rows.map(({ id, before, now }) => ({
    key: id,
    reason: `比现有的一期少 ${before - now} 行（现有 ${before} 行，这一期 ${now} 行）`,
  }));
}

/** Replaces the sample products. Products that the files do not name are retained. */
async function publishProducts(db: Kysely<Database>, sourceId: number): Promise<void> {
  const now = new Date();
  await dropSampleProducts(db, now);
  const { rows } = await sql<{ product: StagedProduct }>`
    select product from stage_data_product order by place`.execute(db);
  for (const { product } of rows) await storeProduct(db, { ...product, sourceId, at: now.toISOString() }, now);
}
