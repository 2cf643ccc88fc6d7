import { createReadStream } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import type { Db } from '../../../../db/schema.ts';
import { contentId } from '../../../../importer/content-id.ts';
import type { ImportContext, StagedRow } from '../../../../importer/import-kind.ts';
import { blocksOfMarkdown } from '../../../../importer/markdown-blocks.ts';
import { stagedRows } from '../../../../importer/stage-rows.ts';
import { arrive, kindTypes } from '../../../files/index.ts';
import {
  dropSampleProducts,
  type NewDocument,
  type NewProduct,
  rowsOf,
  storeProduct,
} from '../../store/store-product.ts';
import type { ProductImport } from '../data-products.kind.ts';

type StagedProduct = Omit<NewProduct, 'sourceId' | 'at'>;

const staging = stagedRows<{ id: string; rows: number; product: StagedProduct }>({
  table: 'stage_data_product',
  columns: { id: 'text', rows: 'int', product: 'jsonb' },
  key: ['id'],
});

export const PRODUCT_STAGES = staging.stages;

export const stageProduct = async (
  db: Db,
  { place, row: { id, manifest, tables }, again }: StagedRow<ProductImport>,
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
  await staging.stage(db, [{ place, row: { id, rows: rowsOf(product), product }, again }], context);
};

/** Finds releases with fewer rows than the stored release. */
export async function findShrunk(db: Db): Promise<{ key: string; reason: string }[]> {
  const { rows } = await sql<{ id: string; before: number; now: number }>`
    select s.id, p.rows as before, s.rows as now
    from stage_data_product s join data_product p on p.id = s.id and not p.sample where s.rows < p.rows`.execute(db);
  return rows.map(({ id, before, now }) => ({
    key: id,
    reason: `比现有的一期少 ${before - now} 行（现有 ${before} 行，这一期 ${now} 行）`,
  }));
}

/** Replaces the sample products. Products that the files do not name are retained. */
export async function publishProducts(db: Db, sourceId: number): Promise<void> {
  const now = new Date();
  await dropSampleProducts(db, now);
  const { rows } = await sql<{ product: StagedProduct }>`
    select product from stage_data_product order by place`.execute(db);
  for (const { product } of rows) await storeProduct(db, { ...product, sourceId, at: now.toISOString() }, now);
}
