import type { Baike, BaikeCard, BaikeTree } from '@bee/contracts/resource/baike';
import { sql } from 'kysely';
import { queryRow, queryRows } from '../../../db/query-rows.ts';
import type { Db } from '../../../db/schema.ts';
import type { SourceRow } from '../../sources/index.ts';

export type BaikeRow = BaikeCard &
  Pick<Baike, 'alias' | 'info' | 'content_html' | 'toc' | 'refs' | 'comment_count'> & {
    product: string | null;
    source: SourceRow;
  };

export const CARD = sql`b.id, b.title, b.summary, b.cover, b.cate_id, c.title as cate_title, b.views, b.sample, b.updated_at`;

/** Categories that contain entries, in display order. */
export const readTree = async (db: Db): Promise<BaikeTree> => {
  const { rows } = await sql<Omit<BaikeTree[number], 'children'>>`
    select c.id, c.pid, c.title, count(b.id)::int as count
    from baike_category c join baike_category own on own.id = c.id or own.pid = c.id
    join baike b on b.cate_id = own.id
    group by c.id order by c.rank, c.id`.execute(db);
  return rows
    .filter(({ pid }) => pid === null)
    .map((parent) => ({ ...parent, children: rows.filter(({ pid }) => pid === parent.id) }));
};

export const categoryExists = async (db: Db, id: string): Promise<boolean> =>
  (await db.selectFrom('baike_category').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;

export const findEntry = (db: Db, id: string) => queryRow<BaikeRow>(db)`
    select ${CARD}, b.alias, b.product, b.info, b.content_html, b.toc, b.refs,
      (select count(*)::int from baike_comment m where m.baike_id = b.id and m.status = 'online') as comment_count,
      json_build_object('id', o.id, 'name', o.name, 'url', o.url, 'publisher', o.publisher, 'sample', o.sample,
        'retrieved_at', to_char(o.retrieved_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')) as source
    from baike b join baike_category c on c.id = b.cate_id join data_source o on o.id = b.source_id
    where b.id = ${id}`;

export const entryExists = async (db: Db, id: string): Promise<boolean> =>
  (await db.selectFrom('baike').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;

export type Mention = Pick<BaikeCard, 'id' | 'title' | 'summary' | 'cate_title'>;

export const listMentions = (db: Db, ids: readonly string[]) => queryRows<Mention>(db)`
    select b.id, b.title, b.summary, c.title as cate_title
    from baike b join baike_category c on c.id = b.cate_id where b.id = any(${ids}::text[]) order by b.id`;

const NEAR = 6;

/**
 * Entries with the same title or product first, then the most read of the category. Each part of the union uses its own
 * index.
 */
export const listNearEntries = async (db: Db, { id, title, product, cate_id }: BaikeRow): Promise<BaikeCard[]> => {
  const name = product ?? title;
  return queryRows<BaikeCard>(db)`
    with found as (
      select id, 0 as far from baike where title in (${title}, ${name})
      union all
      select id, 0 from baike where product = ${name}
      union all
      (select id, 1 from baike where cate_id = ${cate_id} order by views desc, id limit ${NEAR + 1})
    )
    select ${CARD}
    from (select id, min(far) as far from found where id <> ${id} group by id) near
    join baike b on b.id = near.id join baike_category c on c.id = b.cate_id
    order by near.far, b.views desc, b.id limit ${NEAR}`;
};

/** The most read entries; `withProduct` limits them to entries about a product of the site's tools. */
export const listHotEntries = (
  db: Db,
  limit: number,
  { withProduct = false }: { withProduct?: boolean } = {},
) => queryRows<BaikeCard>(db)`
    select ${CARD} from baike b join baike_category c on c.id = b.cate_id
    where not ${withProduct} or exists (
      select from price_product p where p.scope = 'market' and p.name = coalesce(b.product, b.title))
    order by b.views desc, b.id limit ${limit}`;

/** Tags of the product that an entry is about. */
export const listEntryTags = (db: Db, name: string) => queryRows<{
  id: string;
  title: string;
  group: '品类' | '地区' | '主题' | '来源';
}>(db)`
    select id, title, group_name as group from tag where title = ${name} or product = ${name}
    order by rank limit 3`;

export const countReading = async (db: Db, id: string): Promise<void> => {
  await db.updateTable('baike').set({ views: sql<number>`views + 1` }).where('id', '=', id).execute();
};
