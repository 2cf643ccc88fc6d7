import { sql } from 'kysely';
import type { Db } from '../../../db/schema.ts';
import { matchKey } from '../../../text/match-key.ts';

const MAX_ROWS = 12;

/** The name itself, then the names used for it in price and trade data. */
export const listProductNames = async (db: Db, name: string): Promise<string[]> => {
  const { rows } = await sql<{ names: string[] }>`
    select array_prepend(name, alias) as names from price_product
    where match_key = ${matchKey(name)} or ${name} = any(alias)
    union all
    select array_prepend(name, alias) from trade_product where name = ${name} or ${name} = any(alias)`.execute(db);
  return [...new Set([name, ...rows.flatMap(({ names }) => names)])].slice(0, MAX_ROWS);
};
