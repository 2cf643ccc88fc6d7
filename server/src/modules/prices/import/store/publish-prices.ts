import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { PriceScope } from '../../../../db/schema/price.ts';
import type { Db } from '../../../../db/schema.ts';
import { knownMarket } from '../../../../importer/known-places.ts';
import { dropDocuments } from '../../../search/index.ts';
import { indexProducts } from '../../wholesale/store/index-products.ts';
import { type ChangedQuotes, refreshSeries } from '../../wholesale/store/refresh-series.ts';

/**
 * Replaces the sample prices of the scope, inserts or updates the staged quotes, and refreshes figures and search
 * index.
 */
export const publishPrices = async (db: Db, sourceId: number, scope: PriceScope): Promise<void> => {
  // Several hundred thousand quotes are sorted and joined by name; with the default each step would spill to disk.
  await sql`set local work_mem = '128MB'`.execute(db);
  if (scope === 'market') {
    await sql`delete from market_report where sample`.execute(db);
    await dropDocuments(db, ['market_report'], true);
  }
  await sql`delete from price_quote q using price_series s where s.id = q.series_id and s.sample and s.scope = ${scope}`.execute(
    db,
  );
  const { rows: reduced } = await sql<{ id: number }>`
    delete from price_series where sample and scope = ${scope} returning product_id as id`.execute(db);
  await sql`delete from price_product where sample and scope = ${scope}`.execute(db);
  await sql`
    delete from market k where sample and not exists (select from price_series s where s.market_id = k.id)`.execute(db);
  await addMarkets(db);
  await ADD_PRODUCTS.execute(db);
  await addSeries(db, sourceId, scope);
  await sql`
    select ensure_price_year(year) from (select distinct extract(year from date)::int as year from stage_price) y`.execute(
    db,
  );
  await sql`analyze price_product, price_series, market`.execute(db);
  const { rows } = await ADD_QUOTES.execute(db);
  await refreshSeries(
    db,
    rows[0],
    reduced.map(({ id }) => id),
  );
  await indexProducts(db);
};

const addMarkets = async (db: Db): Promise<void> => {
  const { rows } = await sql<{
    market_key: string;
    market: string;
    province: string | null;
    city: string | null;
    adcode: string | null;
    area: string | null;
    lng: number | null;
    lat: number | null;
  }>`
    select distinct on (market_key) market_key, market, province, city, adcode, area, lng, lat
    from stage_price_name order by market_key, place`.execute(db);
  for (const { market_key, market, province, city, adcode, area, lng, lat } of rows) {
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
        lng: lng ?? place?.lng ?? null,
        lat: lat ?? place?.lat ?? null,
        area,
        sample: false,
      })
      .onConflict((conflict) => conflict.column('match_key').doNothing())
      .execute();
  }
};

/** A product is shown under its most frequent spelling in the source; products are ranked by their number of quotes. */
const ADD_PRODUCTS = sql`
  insert into price_product (scope, class_id, group_name, name, match_key, letter, rank, sample)
  select scope, class_id, group_name, name, match_key, letter, row_number() over (order by quotes desc, match_key), false
  from (
    select distinct on (group_name, match_key) scope, class_id, group_name, name, match_key, letter,
      sum(sum(quotes)) over (partition by group_name, match_key) as quotes
    from stage_price_name join (select no, count(*) as quotes from stage_price group by no) counted using (no)
    group by scope, class_id, group_name, name, match_key, letter
    order by group_name, match_key, sum(quotes) desc, name
  ) p
  on conflict (scope, group_name, match_key) do nothing`;

const addSeries = (db: Db, sourceId: number, scope: PriceScope) =>
  sql`
    insert into price_series (scope, product_id, market_id, spec, variant, origin, monthly, source_id, sample)
    select ${scope}, p.id, k.id, q.spec, q.variant, q.origin, q.monthly, ${sourceId}, false
    from (
      select distinct on (group_name, match_key, market_key, spec, variant) *
      from stage_price_name join (select no, max(place) as last from stage_price group by no) newest using (no)
      order by group_name, match_key, market_key, spec, variant, last desc
    ) q
    join price_product p on p.scope = q.scope and p.group_name = q.group_name and p.match_key = q.match_key
    join market k on k.match_key = q.market_key
    order by p.id, k.id, q.spec, q.variant
    on conflict (product_id, market_id, spec, variant) do update set
      source_id = excluded.source_id, monthly = excluded.monthly, sample = false`.execute(db);

/** Joined by numbers: the names of the series are looked up once. */
const ADD_QUOTES = sql<ChangedQuotes>`
  with named as materialized (
    select n.no, n.unit, s.id
    from stage_price_name n
    join price_product p on p.scope = n.scope and p.group_name = n.group_name and p.match_key = n.match_key
    join market k on k.match_key = n.market_key
    join price_series s on s.product_id = p.id and s.market_id = k.id and s.spec = n.spec and s.variant = n.variant
  ), added as (
    insert into price_quote (series_id, date, low, avg, high, unit, source_low, source_avg, source_high, flag)
    select distinct on (n.id, q.date) n.id, q.date, q.low, q.avg, q.high, n.unit, q.source_low, q.source_avg, q.source_high, q.flag
    from stage_price q join named n using (no)
    order by n.id, q.date, q.place desc
    on conflict (series_id, date) do update set
      low = excluded.low, avg = excluded.avg, high = excluded.high, unit = excluded.unit,
      source_low = excluded.source_low, source_avg = excluded.source_avg, source_high = excluded.source_high,
      flag = excluded.flag
    returning series_id, date
  )
  select array_agg(distinct series_id) as series, min(date) as from, max(date) as to from added`;
