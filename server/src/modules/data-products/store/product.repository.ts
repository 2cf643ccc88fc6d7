import type { DataProduct, ProductCoverage, ProductField } from '@bee/contracts/resource/data';
import { queryRow, queryRows } from '../../../db/query-rows.ts';
import type { Db } from '../../../db/schema.ts';
import { type ProductRow, productColumns } from './product-columns.ts';

export type ProductDetailRow = ProductRow & {
  desc_html: string;
  licence: string;
  tables: string[];
  source_id: number;
  documents: DocumentRow[];
  releases: ReleaseRow[];
};

export type DocumentRow = DataProduct['documents'][number] & { fid: string };

export type ReleaseRow = Omit<DataProduct['changelog'][number], 'row_change'>;

/** A product with its files and its releases, newest release first. */
export const findProduct = (db: Db, id: string) => queryRow<ProductDetailRow>(db)`
    select ${productColumns}, p.desc_html, p.licence, p.tables, p.source_id,
      (select coalesce(json_agg(d order by d.place), '[]') from (
        select f.place, f.doc_id, f.title, f.fid, b.name, f.ext, b.size, b.sha256, f.rows, f.fields,
          f.released_on::text as released_on
        from data_product_file f join file b on b.fid = f.fid where f.product_id = p.id
      ) d) as documents,
      (select coalesce(json_agg(r order by r.no desc), '[]') from (
        select no, version, date::text as date, note, rows, fields_added, fields_removed
        from data_product_release where product_id = p.id
      ) r) as releases
    from data_product p where p.id = ${id}`;

export type TableRow = { dict: ProductField[]; preview: DataProduct['preview']; coverage: ProductCoverage };

/** Contents of a product file: dictionary, preview and coverage. */
export const findTable = (db: Db, productId: string, docId: string): Promise<TableRow | undefined> =>
  db
    .selectFrom('data_product_file')
    .select(['dict', 'preview', 'coverage'])
    .where('product_id', '=', productId)
    .where('doc_id', '=', docId)
    .executeTakeFirst();

/** Other products with the most tags in common, then those of the same category. */
export const listRelated = (db: Db, id: string, most: number) => queryRows<ProductRow>(db)`
    select ${productColumns}
    from data_product o join data_product p on p.id <> o.id and (p.tags && o.tags or p.cate_id = o.cate_id)
    where o.id = ${id}
    order by (select count(*) from unnest(p.tags) t where t = any(o.tags)) desc, (p.cate_id = o.cate_id) desc, p.rank, p.id
    limit ${most}`;
