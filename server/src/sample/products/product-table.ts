import type { FieldType } from '@bee/contracts/resource/data';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { TableFilter } from './product-files.ts';

export type SampleCell = string | number | null;

export type SampleField = { field: string; type: FieldType; unit?: string; desc?: string };

/** Rows of the database as they are on a day. */
export type TableQuery = {
  fields: SampleField[];
  /** Its columns are in the order of the fields. */
  rows(today: string, filter: TableFilter): RawBuilder<unknown>;
};

export const rowsOf = async (
  db: Kysely<Database>,
  query: TableQuery,
  today: string,
  filter: TableFilter,
): Promise<SampleCell[][]> => {
  const { rows } = await sql<Record<string, SampleCell>>`${query.rows(today, filter)}`.execute(db);
  return rows.map((row) => Object.values(row));
};

export const text = (field: string, desc?: string): SampleField => ({ field, type: 'text', ...(desc && { desc }) });
export const date = (field: string, desc?: string): SampleField => ({ field, type: 'date', ...(desc && { desc }) });
export const region = (field: string, desc?: string): SampleField => ({ field, type: 'region', ...(desc && { desc }) });
/** `unit` is null where it stands in another column, or where there is none. */
export const number = (field: string, unit: string | null, desc?: string): SampleField => ({
  field,
  type: 'number',
  ...(unit && { unit }),
  ...(desc && { desc }),
});

/** With so many decimals, as a number. */
export const rounded = (value: RawBuilder<unknown>, decimals: number): RawBuilder<unknown> =>
  sql`round((${value})::numeric, ${sql.lit(decimals)})::float8`;
