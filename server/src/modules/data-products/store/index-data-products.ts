import { sql } from 'kysely';
import type { Db } from '../../../db/schema.ts';
import { indexDocuments, unindexDocuments } from '../../search/index.ts';
import { categoryTitle } from '../model/product-categories.ts';

type IndexedRow = {
  id: string;
  title: string;
  summary: string;
  cate_id: string;
  geo: string;
  tags: string[];
  formats: string[];
  released_on: string;
  sample: boolean;
  fields: string[];
};

/** Indexes products for search by title, tags and field names. */
export const indexProducts = async (db: Db, ids: readonly string[]): Promise<void> => {
  const { rows } = await sql<IndexedRow>`
    select p.id, p.title, p.summary, p.cate_id, p.geo, p.tags, p.formats, p.released_on::text as released_on, p.sample,
      array(
        select distinct d->>'title' from data_product_file f cross join jsonb_array_elements(f.dict) d
        where f.product_id = p.id
      ) as fields
    from data_product p where p.id = any(${ids})`.execute(db);
  await indexDocuments(
    db,
    rows.map((row) => ({
      kind: 'data_product',
      refId: row.id,
      title: row.title,
      alias: row.tags,
      meta: [categoryTitle(row.cate_id), row.geo, row.formats.map((format) => format.toUpperCase()).join('、')],
      date: row.released_on,
      page: 'product/detail',
      params: { id: row.id },
      sample: row.sample,
      blocks: [{ heading: false, text: `${row.summary}字段：${row.fields.join('、')}。` }],
    })),
  );
};

export const unindexProducts = (db: Db, ids: readonly string[]): Promise<void> =>
  unindexDocuments(db, 'data_product', ids);
