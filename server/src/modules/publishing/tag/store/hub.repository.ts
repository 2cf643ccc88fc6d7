import type { Baike } from '@bee/contracts/entity/baike';
import { sql } from 'kysely';
import { queryRows } from '../../../../db/query-rows.ts';
import type { Db } from '../../../../db/schema.ts';

export type HubTag = { id: string; title: string };

export type HubEntryRow = Pick<Baike, 'id' | 'title' | 'summary' | 'info' | 'sample'> & { updated_at: string };

/** The product of the price tables for a tag, by the tag's product name or title. */
export const findHubProduct = async (db: Db, { id, title }: HubTag) => {
  const { rows } = await sql<{ group: string; name: string }>`
    select p.group_name as group, p.name
    from price_product p left join tag t on t.id = ${id}
    where p.scope = 'market' and p.name = coalesce(t.product, ${title})
      and exists (select 1 from price_series s where s.product_id = p.id)
    order by p.id limit 1`.execute(db);
  return rows[0] ?? null;
};

/** The most read entry of that name; entries from classic herb books are sorted last. */
export const findHubEntry = async (db: Db, { title }: HubTag): Promise<HubEntryRow | null> => {
  const { rows } = await sql<HubEntryRow>`
    select id, title, summary, info, sample, updated_at from baike
    where title = ${title} or ${title} = any(alias)
    order by (cate_id = 'classic'), (title = ${title}) desc, views desc, id limit 1`.execute(db);
  return rows[0] ?? null;
};

/** Other tags of the articles of this tag. */
export const listNearTags = (db: Db, { id }: HubTag) => queryRows<{
  id: string;
  title: string;
  group: '品类' | '地区' | '主题' | '来源';
  count: number;
}>(db)`
    select t.id, t.title, t.group_name as group, count(*)::int as count
    from article_tag mine join article_tag other on other.article_id = mine.article_id and other.tag_id <> mine.tag_id
    join tag t on t.id = other.tag_id
    where mine.tag_id = ${id} group by t.id order by 4 desc, t.rank limit 12`;
