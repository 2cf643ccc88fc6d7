import { sql } from 'kysely';
import type { Db } from '../../../../../server/src/db/schema.ts';
import { TRADE_MARKS } from './marks.ts';

/** Number of newest months of a product's trade that are open. */
const OPEN = { visitor: 12, member: 36 };

/** The sample has fewer months than members may see, so its years are repeated as earlier years. */
const addEarlierYears = async (db: Db): Promise<void> => {
  await sql`
    insert into trade_row (month, freq, flow, hs, partner, port, mode, reg, qty, unit, usd, cny, flag, mirror, source_id, sample)
    select (month - interval '3 years')::date, freq, flow, hs, partner, port, mode, reg, qty, unit, usd, cny, flag, mirror, source_id, sample
    from trade_row where freq = 'M' on conflict do nothing`.execute(db);
  await sql`
    insert into trade_year
    select hs, level, partner, flow, year - 3, unit, usd, cny, qty, flag, year_usd, year_cny, year_qty, year_flag, mirror
    from trade_year on conflict do nothing`.execute(db);
  await sql`update trade_span set first_month = (select min(month) from trade_row where freq = 'M')`.execute(db);
};

/**
 * Replaces the months of every code beyond a right by the mark of the right that opens them; yearly totals are
 * unchanged.
 */
export const markTrade = async (db: Db): Promise<void> => {
  await addEarlierYears(db);
  const markOf = (back: ReturnType<typeof sql>, value: string) => sql`case
    when ${sql.ref(value)} is null then null
    when ${back} >= ${OPEN.member}::int then ${TRADE_MARKS.vip}::float8
    when ${back} >= ${OPEN.visitor}::int then ${TRADE_MARKS.member}::float8
    else ${sql.ref(value)} end`;
  const newest = sql`(select 12 * extract(year from last_month) + extract(month from last_month) - 1 from trade_span)`;
  const back = sql`${newest} - 12 * extract(year from month) - extract(month from month) + 1`;
  await sql`
    update trade_row set usd = ${markOf(back, 'usd')}, cny = ${markOf(back, 'cny')}, qty = ${markOf(back, 'qty')}
    where freq = 'M'`.execute(db);
  const backInYear = sql`${newest} - 12 * y.year - m.no + 1`;
  const months = (column: 'usd' | 'cny' | 'qty') => sql`
    ${sql.ref(column)} = (select array_agg(${markOf(backInYear, 'm.value')} order by m.no)
      from unnest(${sql.ref(`y.${column}`)}) with ordinality m(value, no))`;
  // The total of all goods is public, since it is not the history of a product.
  await sql`update trade_year y set ${months('usd')}, ${months('cny')}, ${months('qty')} where hs <> ''`.execute(db);
  await sql`update trade_port_year y set ${months('usd')} where hs <> ''`.execute(db);
};
