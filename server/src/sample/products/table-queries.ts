import { sql } from 'kysely';
import type { Db } from '../../db/schema.ts';
import type { ProductTableRecord } from './product-files.ts';
import type { TableRows } from './product-table.ts';
import { referenceTables } from './reference-tables.ts';
import { scopedTables } from './scoped-tables.ts';
import { tradeTables } from './trade-tables.ts';
import { wholesaleTables } from './wholesale-tables.ts';

/** What the tables of the sample products select from the database, so that files hold what the pages show. */
export const tableQueries = { ...wholesaleTables, ...scopedTables, ...tradeTables, ...referenceTables };

export type TableQueryName = keyof typeof tableQueries;

export type SampleCell = string | number | null;

/** @throws if the query has other columns than the fields of the record */
export const rowsOf = async (
  db: Db,
  { title, query, filter, fields }: ProductTableRecord,
  today: string,
): Promise<SampleCell[][]> => {
  const { rows } = await sql<Record<string, SampleCell>>`${(tableQueries[query] as TableRows)(today, filter)}`.execute(
    db,
  );
  const cells = rows.map((row) => Object.values(row));
  if (cells[0] && cells[0].length !== fields.length)
    throw new Error(`${title}: ${fields.length} fields for ${cells[0].length} columns of ${query}`);
  return cells;
};
