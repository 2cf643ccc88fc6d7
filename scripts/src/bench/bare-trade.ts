import { sql } from 'kysely';
import type { Db } from '../../../server/src/db/schema.ts';

/** The queries of trade-speed.ts without our derived tables: sums are computed from all rows. */
export const bareQuery = (db: Db, codes: string[], partners: string[]) =>
  sql`
    select partner, month, sum(usd) as usd, sum(cny) as cny, sum(qty) as qty from trade_row
    where left(hs, 8) = any(${codes}) and partner = any(${partners}) and flow = 'import'
    group by 1, 2 order by 1, 2`.execute(db);

/** Series, partners and ports of one code. */
export const barePage = async (db: Db, code: string): Promise<void> => {
  await sql`select flow, month, sum(usd), sum(qty) from trade_row where hs = ${code} group by 1, 2 order by 1, 2`.execute(
    db,
  );
  await sql`
    select flow, partner, sum(usd) from trade_row where hs = ${code} and month > '2024-02-01'::date
    group by 1, 2 order by 3 desc`.execute(db);
  await sql`
    select port, sum(usd) from trade_row where hs = ${code} and flow = 'import' and month > '2024-02-01'::date
    group by 1 order by 2 desc limit 10`.execute(db);
};
