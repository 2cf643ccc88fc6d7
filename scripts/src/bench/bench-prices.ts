import { sql } from 'kysely';
import type { Db } from '../../../server/src/db/schema.ts';
import { refreshSeries } from '../../../server/src/modules/prices/index.ts';
import { saveSource } from '../../../server/src/modules/sources/index.ts';

const MARKETS = 11;
const DAYS = 1826;
export const LAST_DAY = '2026-03-04';
export const GROUPS = ['叶菜类', '茄果类', '根茎类', '瓜类', '豆类', '葱蒜类', '菌类', '柑橘类', '仁果类', '瓜果类'];

/**
 * Fills five years of daily prices, the same in every run: `rows` quotes in as many series as necessary. @returns their
 * number
 */
export const fillPrices = async (db: Db, rows: number): Promise<number> => {
  const products = Math.max(GROUPS.length, Math.round(rows / DAYS / MARKETS));
  const at = `${LAST_DAY}T08:00:00+08:00`;
  const source = await saveSource(db, { kind: 'price', name: 'bench', publisher: 'bench', sample: false, at });
  await sql`
    insert into market (id, name, match_key, province, city, adcode, sample)
    select 'm' || n, '市场' || n, '市场' || n, '山东省', '潍坊市', (370000 + 100 * n)::text, false
    from generate_series(1, ${MARKETS}::int) n`.execute(db);
  await sql`
    insert into price_product (class_id, group_name, name, match_key, rank, sample)
    select case when n % 10 < 7 then '蔬菜' else '水果' end, (${GROUPS}::text[])[1 + n % 10], '品种' || n, '品种' || n, n, false
    from generate_series(0, ${products - 1}::int) n`.execute(db);
  await sql`
    insert into price_series (product_id, market_id, source_id, sample)
    select p.id, k.id, ${source}, false from price_product p cross join market k order by p.id, k.id`.execute(db);
  for (let year = 2021; year <= 2026; year += 1) await fillYear(db, year);
  await sql`analyze price_quote`.execute(db);
  await refreshSeries(db);
  const { rows: counted } = await sql<{ quotes: number }>`
    select sum(quotes)::int as quotes from price_series_year`.execute(db);
  return counted[0]?.quotes ?? 0;
};

/** Filling a partition before it is indexed and attached is several times faster than inserting into the table. */
const fillYear = async (db: Db, year: number): Promise<void> => {
  const table = sql.table(`price_quote_${year}`);
  const [from, to] = [`${year}-01-01`, `${year + 1}-01-01`];
  await sql`create table ${table} (like price_quote)`.execute(db);
  await sql`
    insert into ${table} (series_id, date, low, avg, high, unit, source_low, source_avg, source_high)
    select id, day, low, low * 1.1, low * 1.2, '公斤', low, low * 1.1, low * 1.2
    from (
      select s.id, d.day::date as day, 2 + s.id % 9 + sin(s.id + extract(doy from d.day)::float8 / 58) + (s.id * 7 + extract(doy from d.day)::int * 13) % 17 * 0.02 as low
      from price_series s
      cross join generate_series(greatest(${from}::date, ${LAST_DAY}::date - ${DAYS - 1}::int), least(${to}::date - 1, ${LAST_DAY}::date), interval '1 day') d(day)
    ) q`.execute(db);
  await sql`alter table ${table} add primary key (series_id, date)`.execute(db);
  await sql`alter table price_quote attach partition ${table} for values from (${sql.lit(from)}) to (${sql.lit(to)})`.execute(
    db,
  );
};
