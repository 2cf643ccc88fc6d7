import { sql } from 'kysely';
import type { Db } from '../../../server/src/db/schema.ts';
import { saveSource } from '../../../server/src/modules/sources/index.ts';
import { refreshTrade } from '../../../server/src/modules/trade/index.ts';

const PARTNERS = 42;
const MONTHS = 60;
const PORTS = 2;
export const FIRST_MONTH = '2021-03';
export const LAST_MONTH = '2026-02';

/**
 * Fills five years of monthly rows, the same in every run: `rows` of them in as many codes as necessary. @returns codes
 * and rows
 */
export const fillTrade = async (db: Db, rows: number): Promise<{ codes: string[]; rows: number }> => {
  const count = Math.max(24, Math.round(rows / PARTNERS / MONTHS / PORTS / 2));
  const at = `${LAST_MONTH}-28T08:00:00+08:00`;
  const source = await saveSource(db, { kind: 'trade', name: 'bench', publisher: 'bench', sample: false, at });
  await sql`
    insert into trade_country (code, iso3, name, en, sample)
    select chr(65 + n / 26) || chr(65 + n % 26), 'X' || chr(65 + n / 26) || chr(65 + n % 26), '国家' || n, 'Country ' || n, false
    from generate_series(0, ${PARTNERS - 1}::int) n`.execute(db);
  await sql`
    insert into trade_port (code, name, sample) select 'P' || n, '口岸' || n, false from generate_series(0, 23) n`.execute(
    db,
  );
  await sql`
    create table bench_code as
    select lpad((1 + n % 24)::text, 2, '0') || lpad((1 + n / 24 % 8)::text, 2, '0') || lpad((10 + n / 192 % 5 * 10)::text, 2, '0')
      || lpad((n / 960 * 10)::text, 2, '0') as hs, n
    from generate_series(0, ${count - 1}::int) n`.execute(db);
  await sql`
    insert into hs_code (code, level, parent, name, unit, valid_from, sample)
    select distinct left(hs, level), level, nullif(left(hs, level - 2), ''), '商品' || left(hs, level), '千克', 2015, false
    from bench_code cross join unnest(array[2, 4, 6, 8]) level`.execute(db);
  for (let year = 2021; year <= 2026; year += 1) await fillYear(db, year, source);
  await sql`analyze trade_row`.execute(db);
  await refreshTrade(db);
  await sql`analyze trade_year`.execute(db);
  const counted = await sql<{ rows: number }>`select count(*)::int as rows from trade_row`.execute(db);
  const { rows: codes } = await sql<{ hs: string }>`select hs from bench_code order by n`.execute(db);
  return { codes: codes.map(({ hs }) => hs), rows: counted.rows[0]?.rows ?? 0 };
};

/**
 * Filling a partition before its key is created and before it is attached is several times faster than inserting into
 * the table.
 */
const fillYear = async (db: Db, year: number, source: number): Promise<void> => {
  const table = sql.table(`trade_row_${year}`);
  const [from, to] = [`${year}-01-01`, `${year + 1}-01-01`];
  await sql`create table ${table} (like trade_row including defaults including constraints)`.execute(db);
  await sql`
    insert into ${table} (month, flow, hs, partner, port, mode, reg, qty, unit, usd, cny, source_id, sample)
    select m::date, flow, c.hs, k.code, 'P' || (c.n + p) % 24, '10', '310000', kg, '千克', kg * price, kg * price * 7, ${source}::int, false
    from bench_code c
    cross join (select code, row_number() over (order by code)::int as no from trade_country) k
    cross join unnest(array['import', 'export']) flow
    cross join generate_series(0, ${PORTS - 1}::int) p
    cross join generate_series(greatest(${from}::date, ${`${FIRST_MONTH}-01`}::date), least(${to}::date - 1, ${`${LAST_MONTH}-01`}::date), interval '1 month') m
    cross join lateral (select 5000 + (c.n * 37 + k.no * 101 + p * 13 + extract(month from m)::int * 29) % 9000 as kg,
      0.5 + c.n % 40 * 0.1 as price) v
    order by c.hs, flow, m, k.code`.execute(db);
  await sql`alter table ${table} add primary key (hs, flow, month, partner, freq, port, mode, reg)`.execute(db);
  await sql`alter table trade_row attach partition ${table} for values from (${sql.lit(from)}) to (${sql.lit(to)})`.execute(
    db,
  );
};
