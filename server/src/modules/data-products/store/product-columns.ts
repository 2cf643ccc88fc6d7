import type { DataProductCard } from '@bee/contracts/resource/data';
import { sql } from 'kysely';

export type ProductRow = Omit<DataProductCard, 'cate'> & { cate_id: string };

/** Card columns of `data_product p`; known tags include their id. */
export const productColumns = sql`
  p.id, p.title, p.summary, p.cate_id, p.cover, p.freq, p.geo, p.period_from as from, p.period_to as to, p.rows, p.fields, p.formats,
  p.price::text as price, p.access, p.sales, p.released_on::text as updated_at, p.sample,
  (select coalesce(json_agg(json_build_object('id', t.id, 'title', w.title) order by w.place), '[]')
    from unnest(p.tags) with ordinality w(title, place) left join tag t on t.title = w.title) as tags,
  (select count(*)::int from data_product_file f where f.product_id = p.id) as files`;
