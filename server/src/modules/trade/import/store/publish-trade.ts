import { sql } from 'kysely';
import type { Db } from '../../../../db/schema.ts';
import { indexTrade } from '../../store/index-trade.ts';
import { refreshTrade } from '../../store/refresh-trade.ts';

/** Replaces the sample, upserts the staged rows by natural key, and refreshes the totals of the affected years. */
export const publishTrade = async (db: Db, sourceId: number): Promise<void> => {
  await sql`set local work_mem = '128MB'`.execute(db);
  const { rows: sampled } = await sql<{ year: number }>`
    select distinct extract(year from month)::int as year from trade_row where sample`.execute(db);
  await sql`delete from trade_row where sample`.execute(db);
  const { rows: years } = await sql<{ year: number }>`
    select distinct extract(year from month)::int as year from stage_trade`.execute(db);
  for (const { year } of years) await sql`select ensure_trade_year(${year}::int)`.execute(db);
  await NAMED_PORTS.execute(db);
  await UNKNOWN_PORTS.execute(db);
  for (const level of [10, 8, 6, 4, 2]) await unknownCodes(level).execute(db);
  await sql`
    insert into trade_row (month, freq, flow, hs, partner, port, mode, reg, qty, unit, usd, cny, flag, mirror, source_id, sample)
    select distinct on (hs, flow, month, partner, freq, port, mode, reg)
      month, freq, flow, hs, partner, port, mode, reg, qty, unit, usd, cny, flag, mirror, ${sourceId}::int, false
    from stage_trade
    order by hs, flow, month, partner, freq, port, mode, reg, place desc
    on conflict (hs, flow, month, partner, freq, port, mode, reg) do update set
      qty = excluded.qty, unit = excluded.unit, usd = excluded.usd, cny = excluded.cny, flag = excluded.flag,
      mirror = excluded.mirror, source_id = excluded.source_id, sample = false`.execute(db);
  await refreshTrade(
    db,
    [...sampled, ...years].map(({ year }) => year),
  );
  await indexTrade(db);
};

/** Resolves port names to codes. */
const NAMED_PORTS = sql`update stage_trade s set port = p.code from trade_port p where p.name = s.port`;

const UNKNOWN_PORTS = sql`
  insert into trade_port (code, name, sample)
  select distinct port, port, false from stage_trade where port <> '' on conflict (code) do nothing`;

/** Codes missing from the tariff are shown by number until the tariff is imported. */
const unknownCodes = (level: number) => sql`
  insert into hs_code (code, level, parent, name, valid_from, sample)
  select distinct left(hs, ${sql.lit(level)}), ${sql.lit(level)}, nullif(left(hs, ${sql.lit(level - 2)}), ''),
    '编码 ' || left(hs, ${sql.lit(level)}), 2015, false
  from stage_trade where length(hs) >= ${sql.lit(level)} on conflict (code) do nothing`;
