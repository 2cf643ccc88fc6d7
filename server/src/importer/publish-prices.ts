import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/schema.ts';
import { indexProducts } from '../modules/vegetable/index-products.ts';
import { refreshSeries } from '../modules/vegetable/refresh-series.ts';
import { knownMarket } from './known-places.ts';

/** Replaces the sample prices, adds or corrects the staged quotes, brings figures and search up to date. */
export const publishPrices = async (db: Kysely<Database>, sourceId: number): Promise<void> => {
  await sql`delete from price_quote q using price_series s where s.id = q.series_id and s.sample`.execute(db);
  await sql`delete from price_series where sample`.execute(db);
  await sql`delete from price_product where sample`.execute(db);
  await sql`delete from market where sample`.execute(db);
  await addMarkets(db);
  await ADD_PRODUCTS.execute(db);
  await addSeries(db, sourceId);
  await sql`
    select ensure_price_year(year) from (select distinct extract(year from date)::int as year from stage_price) y`.execute(
    db,
  );
  await ADD_QUOTES.execute(db);
  await refreshSeries(db);
  await indexProducts(db);
};

const addMarkets = async (db: Kysely<Database>): Promise<void> => {
  const { rows } = await sql<{
    market_key: string;
    market: string;
    province: string | null;
    city: string | null;
    adcode: string | null;
  }>`
    select distinct on (market_key) market_key, market, province, city, adcode from stage_price
    order by market_key, place`.execute(db);
  for (const { market_key, market, province, city, adcode } of rows) {
    const place = knownMarket(market);
    await db
      .insertInto('market')
      .values({
        id: `m${createHash('sha256').update(market_key).digest('hex').slice(0, 10)}`,
        name: market,
        match_key: market_key,
        province,
        city,
        adcode,
        lng: place?.lng ?? null,
        lat: place?.lat ?? null,
        sample: false,
      })
      .onConflict((conflict) => conflict.column('match_key').doNothing())
      .execute();
  }
};

/** A product is shown under the spelling that its source uses most; how much is quoted ranks it. */
const ADD_PRODUCTS = sql`
  insert into price_product (class_id, group_name, name, match_key, rank, sample)
  select class_id, group_name, name, match_key, row_number() over (order by quotes desc, match_key), false
  from (
    select distinct on (group_name, match_key) class_id, group_name, name, match_key,
      sum(count(*)) over (partition by group_name, match_key) as quotes
    from stage_price
    group by class_id, group_name, name, match_key
    order by group_name, match_key, count(*) desc, name
  ) p
  on conflict (group_name, match_key) do nothing`;

const addSeries = (db: Kysely<Database>, sourceId: number) =>
  sql`
    insert into price_series (product_id, market_id, spec, origin, source_id, sample)
    select distinct on (p.id, k.id, q.spec) p.id, k.id, q.spec, q.origin, ${sourceId}, false
    from stage_price q
    join price_product p on p.group_name = q.group_name and p.match_key = q.match_key
    join market k on k.match_key = q.market_key
    order by p.id, k.id, q.spec, q.place desc
    on conflict (product_id, market_id, spec) do update set source_id = excluded.source_id, sample = false`.execute(db);

const ADD_QUOTES = sql`
  insert into price_quote (series_id, date, low, avg, high, unit, source_low, source_avg, source_high, flag)
  select distinct on (s.id, q.date) s.id, q.date, q.low, q.avg, q.high, q.unit, q.source_low, q.source_avg, q.source_high, q.flag
  from stage_price q
  join price_product p on p.group_name = q.group_name and p.match_key = q.match_key
  join market k on k.match_key = q.market_key
  join price_series s on s.product_id = p.id and s.market_id = k.id and s.spec = q.spec
  order by s.id, q.date, q.place desc
  on conflict (series_id, date) do update set
    low = excluded.low, avg = excluded.avg, high = excluded.high, unit = excluded.unit,
    source_low = excluded.source_low, source_avg = excluded.source_avg, source_high = excluded.source_high,
    flag = excluded.flag`;
