import type { FavoriteType, Link } from '@bee/contracts/resource/user';
import { sql } from 'kysely';
import { targetExists, targetSeries } from '../../../db/price-target.ts';
import type { Db } from '../../../db/schema.ts';
import { codeLink, type PriceKey, priceLink, tableLink, tradeProductLink } from '../../../page-links.ts';

/** Fields copied into the favourite, so that it can still be shown after the target is removed. */
export type FavoriteTarget = { title: string; summary: string; link: Link };

type Finder = (db: Db, id: string) => Promise<FavoriteTarget | null>;

/** @returns null if the target does not exist */
export const findTarget = (db: Db, type: FavoriteType, id: string): Promise<FavoriteTarget | null> =>
  FINDERS[type]?.(db, id) ?? Promise.resolve(null);

const article =
  (scope: 'news' | 'policy' | 'report', page: string): Finder =>
  async (db, id) => {
    const row = await db
      .selectFrom('article')
      .select(['title', 'summary'])
      .where('id', '=', id)
      .where('scope', '=', scope)
      .executeTakeFirst();
    return row ? { ...row, link: { page, params: { id } } } : null;
  };

const baike: Finder = async (db, id) => {
  const row = await db.selectFrom('baike').select(['title', 'summary']).where('id', '=', id).executeTakeFirst();
  return row ? { ...row, link: { page: 'application/baike', params: { id } } } : null;
};

const food: Finder = async (db, id) => {
  const row = await db
    .selectFrom('food')
    .innerJoin('food_category', 'food_category.id', 'food.second_id')
    .select(['food.name', 'food_category.title as category'])
    .where('code', '=', id)
    .executeTakeFirst();
  if (!row) return null;
  return {
    title: row.name,
    summary: `食物成分 · ${row.category}`,
    link: { page: 'application/food/detail', params: { code: id } },
  };
};

const price: Finder = async (db, id) => {
  const { rows } = await sql<PriceKey>`
    select t.scope, t.group_name as group, t.name, t.area, coalesce(t.market, '') as market,
      coalesce(t.spec, '') as spec, coalesce(t.variant, '') as variant
    from ${targetSeries(sql`${id}::text`)} where ${targetExists} limit 1`.execute(db);
  const [row] = rows;
  if (!row) return null;
  const { scope, group, name, area, market, spec, variant } = row;
  const summary = {
    market: [group, '批发价格'],
    origin: [`${area}${market}`, spec, `元/${variant}`],
    herb: [spec, variant, '药材价格'],
  };
  return { title: `${name}行情`, summary: summary[scope].filter(Boolean).join(' · '), link: priceLink(row) };
};

const product: Finder = async (db, id) => {
  const row = await db.selectFrom('data_product').select(['title', 'summary']).where('id', '=', id).executeTakeFirst();
  return row ? { ...row, link: { page: 'product/detail', params: { id } } } : null;
};

const model: Finder = async (db, id) => {
  const row = await db
    .selectFrom('industry_table as t')
    .innerJoin('industry_node as n', 'n.id', 't.model_id')
    .select(['t.title', 'n.path'])
    .where('t.model_id', '=', id)
    .executeTakeFirst();
  if (!row) return null;
  const path = row.path.map(({ title }) => title).join(' / ');
  return { title: row.title, summary: `产业数据 · ${path}`, link: tableLink(id) };
};

/** A series, one of its issues, or an article of an issue. */
const reference: Finder = async (db, id) => {
  const { rows } = await sql<{ page: string; title: string; summary: string }>`
    select 'reference/detail' as page, title, description as summary from reference_series where id = ${id}
    union all
    select 'reference/detail', s.title || ' ' || i.no || '：' || i.title, i.summary
      from reference_issue i join reference_series s on s.id = i.series_id where i.id = ${id}
    union all
    select 'reference/periodical', title, summary from reference_article where id = ${id}`.execute(db);
  const [row] = rows;
  return row ? { title: row.title, summary: row.summary, link: { page: row.page, params: { id } } } : null;
};

const standard: Finder = async (db, id) => {
  const row = await db.selectFrom('standard').select(['code', 'title', 'cate']).where('id', '=', id).executeTakeFirst();
  if (!row) return null;
  return {
    title: `${row.code} ${row.title}`,
    summary: row.cate ? `标准 · ${row.cate}` : '标准',
    link: { page: 'application/standard/detail', params: { id } },
  };
};

/** A product by its name, or a tariff code, as on the page. */
const trade: Finder = async (db, id) => {
  const product = await db
    .selectFrom('trade_product')
    .select(['name', 'cate'])
    .where('name', '=', id)
    .executeTakeFirst();
  if (product)
    return {
      title: `${product.name}进出口`,
      summary: `贸易 · ${product.cate}`,
      link: tradeProductLink(product.name),
    };
  const row = await db.selectFrom('hs_code').select('name').where('code', '=', id).executeTakeFirst();
  if (!row) return null;
  return { title: `${id} ${row.name}`, summary: '贸易 · HS 编码', link: codeLink(id) };
};

const FINDERS: Partial<Record<FavoriteType, Finder>> = {
  article: article('news', 'article/detail'),
  policy: article('policy', 'article/detail'),
  report: article('report', 'article/report'),
  baike,
  food,
  model,
  price,
  product,
  reference,
  standard,
  trade,
};
