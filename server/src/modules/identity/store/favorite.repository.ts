import type { ParsedRequestFor } from '@bee/contracts/operations';
import type { Favorite, FavoriteType } from '@bee/contracts/resource/user';
import { sql } from 'kysely';
import { type ListPage, listPage } from '../../../db/list-page.ts';
import { targetExists, targetSeries } from '../../../db/price-target.ts';
import { queryRows } from '../../../db/query-rows.ts';
import type { Db, Tx } from '../../../db/schema.ts';
import type { FavoriteTarget } from './favorite-target.ts';

export type FavoriteKey = { uid: number; type: FavoriteType; targetId: string };

/** @returns whether it was added */
export const addFavorite = async (
  db: Db,
  { uid, type, targetId }: FavoriteKey,
  { title, summary, link }: FavoriteTarget,
  now: Date,
): Promise<boolean> => {
  const row = await db
    .insertInto('favorite')
    .values({ uid, type, target_id: targetId, title, summary, link: JSON.stringify(link), created_at: now })
    .onConflict((conflict) => conflict.columns(['uid', 'type', 'target_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
};

/** @returns whether it existed */
export const removeFavorite = async (db: Db, { uid, type, targetId }: FavoriteKey): Promise<boolean> => {
  const row = await db
    .deleteFrom('favorite')
    .where('uid', '=', uid)
    .where('type', '=', type)
    .where('target_id', '=', targetId)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
};

const ARTICLE_TYPES: readonly FavoriteType[] = ['article', 'policy', 'report'];

/**
 * Updates `article.favs` within the transaction of the change. Changes to one article are serialized, so that each
 * count includes all committed favourites.
 */
export const countOnArticle = async (tx: Tx, { type, targetId }: FavoriteKey): Promise<void> => {
  if (!ARTICLE_TYPES.includes(type)) return;
  await sql`select pg_advisory_xact_lock(hashtextextended(${`favs:${targetId}`}, 0))`.execute(tx);
  await sql`
    update article set favs = (select count(*) from favorite where type = ${type} and target_id = ${targetId})
    where id = ${targetId}`.execute(tx);
};

/** Number of members who have this favourite, and whether this member is one of them. */
export const favoriteState = async (db: Db, { uid, type, targetId }: FavoriteKey) =>
  db
    .selectFrom('favorite')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .select(sql<boolean>`coalesce(bool_or(uid = ${uid}), false)`.as('favorited'))
    .where('type', '=', type)
    .where('target_id', '=', targetId)
    .executeTakeFirstOrThrow();

export const countFavorites = async (db: Db, uid: number): Promise<number> => {
  const { count } = await db
    .selectFrom('favorite')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('uid', '=', uid)
    .executeTakeFirstOrThrow();
  return count;
};

const LABELS: Record<FavoriteType, string> = {
  article: '资讯',
  report: '研报',
  policy: '政策',
  reference: '产业参考',
  model: '产业数据',
  product: '数据产品',
  price: '行情',
  food: '食物成分',
  standard: '标准',
  baike: '百科',
  trade: '贸易',
  trade_query: '贸易查询',
};

/** For a row of `favorite`: whether an import has removed its target. */
const isGone = sql<boolean>`
  case
    when favorite.type in ('article', 'policy', 'report')
      then not exists (select from article where article.id = favorite.target_id)
    when favorite.type = 'standard' then not exists (select from standard where standard.id = favorite.target_id)
    when favorite.type = 'baike' then not exists (select from baike where baike.id = favorite.target_id)
    when favorite.type = 'food' then not exists (select from food where food.code = favorite.target_id)
    when favorite.type = 'model' then not exists (
      select from industry_table where model_id = favorite.target_id)
    when favorite.type = 'reference' then not exists (
      select from reference_series where id = favorite.target_id
      union all select from reference_issue where id = favorite.target_id
      union all select from reference_article where id = favorite.target_id)
    when favorite.type = 'trade' then not exists (
      select from trade_product where name = favorite.target_id
      union all select from hs_code where code = favorite.target_id)
    when favorite.type = 'product' then not exists (
      select from data_product where id = favorite.target_id)
    when favorite.type = 'price' then not exists (
      select from ${targetSeries(sql`favorite.target_id`)} where ${targetExists})
    else false
  end`;

/** `invalid` marks favourites whose target was removed by an import; title and date are retained. */
export const listFavorites = async (
  db: Db,
  uid: number,
  { type, ...request }: ParsedRequestFor<'user/getMyFavoriteList'>,
): Promise<ListPage<Favorite>> => {
  const list = await listPage<Favorite>(db, request, {
    rows: sql`
      select favorite.id::text as id, favorite.type, favorite.target_id, favorite.title, favorite.summary,
        favorite.link, favorite.created_at, favorite.id as place,
        ${isGone} as invalid
      from favorite where uid = ${uid}`,
    filters: { type },
    search: sql`title, summary`,
    orderBy: sql`created_at desc, place desc`,
    facet: 'type',
    labels: LABELS,
  });
  const count = (await findGone(db, uid)).length;
  return { ...list, facets: { ...list.facets, state: [{ value: 'invalid', label: '来源已下线', count }] } };
};

type StoredFavorite = { id: string; type: FavoriteType; target_id: string };

export const findGone = (db: Db, uid: number) => queryRows<StoredFavorite>(db)`
    select id::text as id, type, target_id from favorite where uid = ${uid} and ${isGone}`;

/** The given favourites that belong to this member. */
export const findKept = (db: Db, uid: number, ids: readonly string[]) => queryRows<StoredFavorite>(db)`
    select id::text as id, type, target_id from favorite
    where uid = ${uid} and id::text = any(${[...ids]}::text[])`;
