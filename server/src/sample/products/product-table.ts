import { type RawBuilder, sql } from 'kysely';
import type { TableFilter } from './product-files.ts';

/** Selects rows of the database as they are on a day, with a column for each field of the record. */
export type TableRows = (today: string, filter: TableFilter) => RawBuilder<unknown>;

/** With so many decimals, as a number. */
export const rounded = (value: RawBuilder<unknown>, decimals: number): RawBuilder<unknown> =>
  sql`round((${value})::numeric, ${sql.lit(decimals)})::float8`;
