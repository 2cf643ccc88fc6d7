import { sql } from 'kysely';
import type { Db } from '../../db/schema.ts';
import type { ProductTableRecord, TableQueryName } from './product-files.ts';
import type { TableRows } from './product-table.ts';
import { foods, glycemic, limits, standards, statistics } from './reference-tables.ts';
import { herbMonths, herbQuotes, originDays, originMonths } from './scoped-tables.ts';
import { tradeMonths, tradePartners, tradePermits, tradeYears } from './trade-tables.ts';
import { wholesaleDays, wholesaleMarketDays, wholesaleMarkets, wholesaleMonths } from './wholesale-tables.ts';

/** What the tables of the sample products select from the database, so that files hold what the pages show. */
const tableQueries: Record<TableQueryName, TableRows> = {
  'wholesale-days': wholesaleDays,
  'wholesale-months': wholesaleMonths,
  'wholesale-market-days': wholesaleMarketDays,
  'wholesale-markets': wholesaleMarkets,
  'herb-months': herbMonths,
  'herb-quotes': herbQuotes,
  'origin-days': originDays,
  'origin-months': originMonths,
  'trade-months': tradeMonths,
  'trade-years': tradeYears,
  'trade-partners': tradePartners,
  'trade-permits': tradePermits,
  statistics,
  foods,
  glycemic,
  standards,
  limits,
};

export type SampleCell = string | number | null;

/** @throws if the query has other columns than the fields of the record */
export const rowsOf = async (
  db: Db,
  { title, query, filter, fields }: ProductTableRecord,
  today: string,
): Promise<SampleCell[][]> => {
  const { rows } = await sql<Record<string, SampleCell>>`${tableQueries[query](today, filter)}`.execute(db);
  const cells = rows.map((row) => Object.values(row));
  if (cells[0] && cells[0].length !== fields.length)
    throw new Error(`${title}: ${fields.length} fields for ${cells[0].length} columns of ${query}`);
  return cells;
};
