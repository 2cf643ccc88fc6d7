import { type QueryResult, sql } from 'kysely';
import type { Db } from '../../../../db/schema.ts';

type Count = { count: number };

const first = <Row>({ rows }: QueryResult<Row>): Row | undefined => rows[0];

export const countTables = (db: Db) =>
  sql<{ tables: number; rows: number; newest: string | null; sample: boolean }>`
    select count(*)::int as tables, coalesce(sum(row_count), 0)::int as rows,
      (max(updated_at) at time zone 'Asia/Shanghai')::date::text as newest, coalesce(bool_or(sample), false) as sample
    from industry_table`
    .execute(db)
    .then(first);

export const countProducts = (db: Db, today: string) =>
  sql<{ products: number; recent: number; newest: string | null; sample: boolean }>`
    select count(*)::int as products,
      count(*) filter (where released_on > ${today}::date - 30 and released_on <= ${today}::date)::int as recent,
      max(released_on)::text as newest, coalesce(bool_or(sample), false) as sample
    from data_product`
    .execute(db)
    .then(first);

/** The series with the most quotes of the scope, with the size of the scope. */
export const readLeadingSeries = (db: Db, scope: 'origin' | 'herb') =>
  sql<{
    newest: string;
    series: number;
    sample: boolean;
    name: string;
    spec: string;
    market: string;
    avg: number | null;
    last_date: string;
    chg_w: number | null;
  }>`
    select held.newest::text as newest, held.series, held.sample, p.name, s.spec, k.name as market, s.avg, s.last_date::text as last_date, s.chg_w
    from (
      select max(last_date) as newest, count(*)::int as series, bool_or(sample) as sample
      from price_series where scope = ${scope} and last_date is not null
    ) held
    join lateral (
      select * from price_series
      where scope = ${scope} and last_date = held.newest and flag is null
      order by quotes desc, id limit 1
    ) s on true
    join price_product p on p.id = s.product_id
    join market k on k.id = s.market_id`
    .execute(db)
    .then(first);

export const countPostings = (db: Db, today: string) =>
  sql<{ offers: number; wants: number; newest: string | null; sample: boolean }>`
    select count(*) filter (where kind = 'supply')::int as offers, count(*) filter (where kind = 'demand')::int as wants,
      (max(published_at) at time zone 'Asia/Shanghai')::date::text as newest, coalesce(bool_or(sample), false) as sample
    from supply_posting where status = 'online' and expires_at >= ${today}::date`
    .execute(db)
    .then(first);

/** In total and within the last thirty days. */
export const countArticles = (db: Db, scope: 'report' | 'policy', today: string) =>
  sql<{ count: number; recent: number; newest: string | null; sample: boolean }>`
    select count(*)::int as count,
      count(*) filter (where published_at > ${today}::date - 30 and published_at <= ${today}::date)::int as recent,
      max(published_at)::text as newest, coalesce(bool_or(sample), false) as sample
    from article where scope = ${scope}`
    .execute(db)
    .then(first);

export const countDocuments = (db: Db, today: string) =>
  sql<{ documents: number; passages: number; newest: string | null; sample: boolean }>`
    select count(*)::int as documents, (select count(*) from search_passage)::int as passages,
      max(date) filter (where date <= ${today}::date)::text as newest, coalesce(bool_or(sample), false) as sample
    from search_document`
    .execute(db)
    .then(first);

/** The national figure of the first topic with a figure for the newest year. */
export const readLeadingTopic = (db: Db) =>
  sql<{
    topics: number;
    newest: number | null;
    sample: boolean;
    title: string | null;
    value: number | null;
    unit: string | null;
    decimals: number | null;
    before: number | null;
  }>`
    select held.*, n.title, n.value, n.unit, n.decimals, n.before
    from (
      select count(*)::int as topics, max(v.newest) as newest, coalesce(bool_or(t.sample), false) as sample
      from stat_topic t
      cross join lateral (select max(year) as newest from stat_value where topic_id = t.id and current) v
    ) held
    left join lateral (
      select case when t.crop = '' then t.indicator else t.crop || t.indicator end as title, v.value, t.unit, t.decimals,
        (select b.value from stat_value b
          where b.topic_id = t.id and b.adcode = v.adcode and b.year = v.year - 1 and b.current) as before
      from stat_value v join stat_topic t on t.id = v.topic_id
      where v.adcode = '100000' and v.year = held.newest and v.current
      order by t.rank limit 1
    ) n on true`
    .execute(db)
    .then(first);

export const countPermits = (db: Db) =>
  sql<{ permits: number; countries: number; suspended: number; newest: string | null; sample: boolean }>`
    select count(*) filter (where status in ('allowed', 'conditional'))::int as permits,
      count(distinct origin)::int as countries, count(*) filter (where status = 'suspended')::int as suspended,
      max(changed_at)::text as newest, coalesce(bool_or(sample), false) as sample
    from trade_permit`
    .execute(db)
    .then(first);

type Held = { count: number; newest: string | null; sample: boolean };

/** Number of rows of a table, and the day of its newest change. */
export const countHeld = async (db: Db, table: 'food' | 'food_limit' | 'standard' | 'baike'): Promise<Held> => {
  const { rows } = await sql<Held>`
    select count(*)::int as count, (max(updated_at) at time zone 'Asia/Shanghai')::date::text as newest,
      coalesce(bool_or(sample), false) as sample
    from ${sql.table(table)}`.execute(db);
  return rows[0] ?? { count: 0, newest: null, sample: false };
};

export const countNutrients = (db: Db) =>
  sql<Count>`select count(distinct nutrient)::int as count from food_nutrient`.execute(db).then(first);

export const countStandardsToCome = (db: Db, today: string) =>
  sql<Count>`
    select count(*)::int as count from standard
    where status = 'in_force' and effective_at > ${today}::date`
    .execute(db)
    .then(first);

export const countSubstances = (db: Db) =>
  sql<Count>`select count(*)::int as count from limit_substance`.execute(db).then(first);

export const countCategories = (db: Db) =>
  sql<Count>`select count(distinct cate_id)::int as count from baike`.execute(db).then(first);

export const countRows = async (db: Db, table: 'trade_product' | 'hs_code'): Promise<number> => {
  const { count } = await db
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
};
