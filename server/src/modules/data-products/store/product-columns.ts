import type { ProductFormat, ProductFreq, ProductLevel } from '@bee/contracts/resource/data';
import { sql } from 'kysely';

export type ProductRow = {
  id: string;
  title: string;
  summary: string;
  cate_id: string;
  cover: string | null;
  freq: ProductFreq;
  geo: string;
  period_from: string | null;
  period_to: string | null;
  rows: number;
  fields: number;
  formats: ProductFormat[];
  price: string | null;
  access: ProductLevel;
  sales: number;
  released_on: string;
  sample: boolean;
  tags: { id: string | null; title: string }[];
  files: number;
};

/** Card columns of `data_product p`; known tags include their id. */
export const productColumns = sql`
  p.id, p.title, p.summary, p.cate_id, p.cover, p.freq, p.geo, p.period_from, p.period_to, p.rows, p.fields, p.formats,
  p.price::text as price, p.access, p.sales, p.released_on::text as released_on, p.sample,
  (select coalesce(json_agg(json_build_object('id', t.id, 'title', w.title) order by w.place), '[]')
    from unnest(p.tags) with ordinality w(title, place) left join tag t on t.title = w.title) as tags,
  (select count(*)::int from data_product_file f where f.product_id = p.id) as files`;
