import type { ProductFormat, ProductFreq, ProductLevel } from '@bee/contracts/resource/data';
import { sql } from 'kysely';
import type { Db } from '../../../db/schema.ts';
import { type Block, composeText } from '../../../text/rich-text.ts';
import { showFiles } from '../../files/index.ts';
import type { DescribedTable } from '../model/describe-table.ts';
import type { ProductCategory } from '../model/product-categories.ts';
import { indexProducts, unindexProducts } from './index-data-products.ts';

/** A file whose bytes are stored under `fid` but not visible yet. */
export type NewDocument = {
  docId: string;
  title: string;
  fid: string;
  ext: ProductFormat;
  /** Null if the file is not a table. */
  table: DescribedTable | null;
};

export type NewProduct = {
  id: string;
  title: string;
  summary: string;
  desc: Block[];
  cateId: ProductCategory;
  freq: ProductFreq;
  geo: string;
  price: string | null;
  access: ProductLevel;
  licence: string;
  tags: string[];
  tables: string[];
  rank: number;
  release: { version: string; date: string; note: string };
  documents: NewDocument[];
  /** Earlier releases, oldest first; only used for a new product. */
  history?: PastRelease[];
  sample: boolean;
  sourceId: number;
  at: string;
};

export type PastRelease = { version: string; date: string; note: string; rows: number; fields: string[] };

/**
 * Replaces the product with this id: files, figures and a changelog entry relative to the previous release. Storing the
 * same version again corrects its entry. Must be called inside a transaction.
 */
export const storeProduct = async (db: Db, product: NewProduct, now: Date): Promise<void> => {
  const before = await latestRelease(db, product);
  await leaveProductFiles(db, [product.id], now);
  await upsertProduct(db, product);
  await showFiles(
    db,
    product.documents.map(({ fid }) => fid),
    now,
  );
  await db
    .insertInto('data_product_file')
    .values(
      product.documents.map(({ docId, title, fid, ext, table }, place) => ({
        product_id: product.id,
        doc_id: docId,
        place,
        title,
        fid,
        ext,
        rows: table?.rows ?? null,
        fields: table?.dict.length ?? null,
        dict: JSON.stringify(table?.dict ?? []),
        preview: JSON.stringify(table?.preview ?? { columns: [], rows: [] }),
        coverage: JSON.stringify(table?.coverage ?? NO_COVERAGE),
        released_on: product.release.date,
      })),
    )
    .execute();
  await writeRelease(db, product, before ?? (await writeHistory(db, product)));
  await indexProducts(db, [product.id]);
};

const NO_COVERAGE = { from: null, to: null, geo: '', rows: 0, fields: 0, places: [], years: [] };

type Before = { no: number; fields: string[]; same: boolean };

/** Number and fields of the latest published release. */
const latestRelease = async (db: Db, { id, release }: NewProduct): Promise<Before | null> => {
  const { rows } = await sql<Omit<Before, 'same'> & { version: string }>`
    select r.no, r.version, array(
      select distinct d->>'field' from data_product_file f cross join jsonb_array_elements(f.dict) d
      where f.product_id = r.product_id
    ) as fields
    from data_product_release r where r.product_id = ${id} order by r.no desc limit 1`.execute(db);
  const [row] = rows;
  return row ? { no: row.no, fields: row.fields, same: row.version === release.version } : null;
};

const writeRelease = async (db: Db, product: NewProduct, before: Before | null): Promise<void> => {
  const { version, date, note } = product.release;
  const fields = fieldsOf(product);
  const changed = {
    version,
    date,
    note,
    rows: rowsOf(product),
    fields_added: before ? fields.filter((field) => !before.fields.includes(field)) : [],
    fields_removed: before ? before.fields.filter((field) => !fields.includes(field)) : [],
  };
  if (before?.same) {
    const { fields_added, fields_removed, ...corrected } = changed;
    await db
      .updateTable('data_product_release')
      .set(corrected)
      .where('product_id', '=', product.id)
      .where('no', '=', before.no)
      .execute();
    return;
  }
  await db
    .insertInto('data_product_release')
    .values({ ...changed, product_id: product.id, no: (before?.no ?? 0) + 1 })
    .execute();
};

const tablesOf = ({ documents }: NewProduct): DescribedTable[] =>
  documents.flatMap(({ table }) => (table ? [table] : []));

/** The same table in two formats counts once. */
export const rowsOf = (product: Pick<NewProduct, 'documents'>): number => {
  const once = new Map(product.documents.flatMap(({ title, table }) => (table ? [[title, table.rows] as const] : [])));
  return [...once.values()].reduce((sum, rows) => sum + rows, 0);
};

const fieldsOf = (product: NewProduct): string[] => [
  ...new Set(tablesOf(product).flatMap(({ dict }) => dict.map(({ field }) => field))),
];

const upsertProduct = async (db: Db, product: NewProduct): Promise<void> => {
  const periods = tablesOf(product).flatMap(({ coverage: { from, to } }) => (from && to ? [{ from, to }] : []));
  const froms = periods.map(({ from }) => from).sort();
  const tos = periods.map(({ to }) => to).sort();
  const values = {
    title: product.title,
    summary: product.summary,
    desc_html: composeText(product.desc).html,
    cate_id: product.cateId,
    cover: null,
    freq: product.freq,
    geo: product.geo,
    period_from: froms[0] ?? null,
    period_to: tos.at(-1) ?? null,
    rows: rowsOf(product),
    fields: fieldsOf(product).length,
    formats: [...new Set(product.documents.map(({ ext }) => ext))],
    price: product.price,
    access: product.access,
    licence: product.licence,
    tags: product.tags,
    tables: product.tables,
    rank: product.rank,
    released_on: product.release.date,
    sample: product.sample,
    source_id: product.sourceId,
    updated_at: product.at,
  };
  await db
    .insertInto('data_product')
    .values({ id: product.id, ...values })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
    .execute();
};

/**
 * Inserts the earlier releases.
 * @returns the latest of them
 */
const writeHistory = async (db: Db, { id, history = [] }: NewProduct): Promise<Before | null> => {
  const last = history.at(-1);
  if (!last) return null;
  await db
    .insertInto('data_product_release')
    .values(
      history.map(({ fields, ...release }, index) => {
        const earlier = history[index - 1]?.fields ?? fields;
        return {
          ...release,
          product_id: id,
          no: index + 1,
          fields_added: fields.filter((field) => !earlier.includes(field)),
          fields_removed: earlier.filter((field) => !fields.includes(field)),
        };
      }),
    )
    .execute();
  return { no: history.length, fields: last.fields, same: false };
};

/** Hides the files immediately; the sweep deletes their bytes after an hour. */
const leaveProductFiles = async (db: Db, ids: readonly string[], now: Date): Promise<void> => {
  await sql`
    update file f set state = 'leaving', changed_at = ${now.toISOString()}
    from data_product_file p where p.fid = f.fid and p.product_id = any(${ids})`.execute(db);
  await sql`delete from data_product_file where product_id = any(${ids})`.execute(db);
};

/** Deletes the sample products with their files; run before real products replace them. */
export const dropSampleProducts = async (db: Db, now: Date): Promise<void> => {
  const rows = await db.selectFrom('data_product').select('id').where('sample', '=', true).execute();
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return;
  await leaveProductFiles(db, ids, now);
  await unindexProducts(db, ids);
  await db.deleteFrom('data_product').where('id', 'in', ids).execute();
};
