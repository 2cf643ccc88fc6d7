import type { ParsedRequestFor } from '@bee/contracts/operations';
import type { WatchItem } from '@bee/contracts/resource/price-watch';
import { MAX_ALERTS } from '@bee/domain/price-alert';
import { type Insertable, type RawBuilder, sql } from 'kysely';
import { listPage } from '../../../../db/list-page.ts';
import { targetSeries } from '../../../../db/price-target.ts';
import type { Database, Db, Tx } from '../../../../db/schema.ts';

/**
 * The series of a favourite (or, with `watch`, of its alert): in the given market and spec, otherwise the headline
 * series of the product. `target` is the id of the favourite.
 */
export const seriesOf = (target: RawBuilder<unknown>, market: RawBuilder<unknown>, spec: RawBuilder<unknown>) => sql`(
  select s.*, p.group_name, p.name from ${targetSeries(target)}
  where s.id is not null
    and case when ${market} is null then s.headline or t.market is not null else s.market_id = ${market} end
    and (${spec} is null or s.spec = ${spec})
  order by s.quotes desc, s.id limit 1)`;

/** Label that distinguishes series `s` from other series of its product in the same market. */
export const KIND = sql`case s.scope when 'origin' then s.spec || ' · 元/' || s.variant
  else nullif(concat_ws(' · ', nullif(s.spec, ''), case when s.scope = 'herb' then nullif(s.variant, '') end), '') end`;

/**
 * Alerts beyond the limit of the membership are suspended, newest first; they are not deleted when a membership ends.
 */
export const restingAlerts = (now: Date) => sql`(
  select w.id, row_number() over (partition by w.uid order by w.created_at, w.id) >
    case when greatest(m.vip_expire, m.vegetable_expire) > ${now} then ${MAX_ALERTS.vip}::int
      else ${MAX_ALERTS.member}::int end as resting
  from price_watch w join member m on m.uid = w.uid)`;

type Request = Omit<ParsedRequestFor<'user/getPriceWatchList'>, 'id'> & { id?: string | undefined };

export const listWatched = (db: Db, uid: number, { id, ...request }: Request, now: Date) =>
  listPage<WatchItem>(db, request, {
    rows: sql`
      select favorite.id::text as favorite_id, favorite.id as place, favorite.target_id, favorite.title, favorite.link,
        favorite.created_at,
        case when s.last_date is not null then json_build_object(
          'product', s.name, 'market_id', s.market_id, 'market', concat(k.area, k.name),
          'spec', case when s.scope = 'market' then nullif(s.spec, '') end, 'kind', ${KIND}, 'price_avg', s.avg, 'unit', '元/公斤',
          'date', s.last_date, 'chg_d', s.chg_d, 'chg_w', s.chg_w, 'stale_days', newest.date - s.last_date,
          'flag', s.flag, 'spark', s.spark, 'source_name', o.name, 'sample', s.sample) end as price,
        case when w.id is not null then json_build_object(
          'op', w.op, 'value', w.value, 'days', w.days, 'market_id', w.market_id, 'spec', w.spec,
          'state', case when r.resting then 'paused' when w.armed then 'waiting' else 'over' end,
          'last_fired', case when w.fired_at is not null then json_build_object(
            'at', w.fired_at, 'date', w.fired_date, 'price', w.fired_price) end) end as alert,
        case when w.id is null then 'without' else 'with' end as has_alert
      from favorite
      left join price_watch w on w.uid = favorite.uid and w.target_id = favorite.target_id
      left join ${restingAlerts(now)} r on r.id = w.id
      left join lateral ${seriesOf(sql`favorite.target_id`, sql`w.market_id`, sql`w.spec`)} s on true
      left join market k on k.id = s.market_id
      left join data_source o on o.id = s.source_id
      left join lateral (select max(last_date) as date from price_series where scope = s.scope) newest on true
      where favorite.uid = ${uid} and favorite.type = 'price'`,
    filters: { target_id: id },
    search: sql`title`,
    orderBy: sql`created_at desc, place desc`,
    facet: 'has_alert',
    labels: { with: '有预警', without: '没有预警' },
  });

/** Serializes concurrent requests of one member, so that the limit is not exceeded. */
export const lockAlerts = async (tx: Tx, uid: number): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`price-watch:${uid}`}, 0))`.execute(tx);
};

export const countAlerts = async (db: Db, uid: number, except = ''): Promise<number> => {
  const { count } = await db
    .selectFrom('price_watch')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('uid', '=', uid)
    .where('target_id', '<>', except)
    .executeTakeFirstOrThrow();
  return Number(count);
};

/** Replaces the alert of the same target. */
export const saveAlert = async (
  tx: Tx,
  { uid, target_id, ...values }: Insertable<Database['price_watch']>,
): Promise<void> => {
  await tx
    .insertInto('price_watch')
    .values({ uid, target_id, ...values })
    .onConflict((conflict) => conflict.columns(['uid', 'target_id']).doUpdateSet(values))
    .execute();
};

export const removeAlert = async (db: Db, uid: number, targetId: string): Promise<boolean> => {
  const { numDeletedRows } = await db
    .deleteFrom('price_watch')
    .where('uid', '=', uid)
    .where('target_id', '=', targetId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
};

/** Id of the series in the given market and spec, otherwise of the headline series. */
export const findSeries = async (tx: Tx, id: string, market?: string, spec?: string) => {
  const { rows } = await sql<{ id: number }>`
    select id from ${seriesOf(sql`${id}::text`, sql`${market ?? null}::text`, sql`${spec ?? null}::text`)} s`.execute(
    tx,
  );
  return rows[0]?.id;
};
