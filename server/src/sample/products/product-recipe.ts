import type { FieldType, ProductFormat, ProductFreq, ProductLevel } from '@bee/contracts/resource/data';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { ProductCategory } from '../../modules/data-products/model/product-categories.ts';

export type SampleCell = string | number | null;

export type SampleField = { field: string; type: FieldType; unit?: string; desc?: string };

/** A table of the sample world as it is on a day. */
export type SampleTable = {
  title: string;
  fields: SampleField[];
  /** Its columns stand in the order of the fields. */
  rows(today: string): RawBuilder<unknown>;
};

export type SampleProduct = {
  id: string;
  title: string;
  summary: string;
  /** What it is good for and how it came about, a paragraph each. */
  about: string[];
  cateId: ProductCategory;
  freq: ProductFreq;
  geo: string;
  access: ProductLevel;
  price?: string;
  tags: string[];
  /** A table in two formats is two files. */
  tables: (SampleTable & { formats: Exclude<ProductFormat, 'zip'>[] })[];
  /** A field that came with the newest release. */
  newField?: string;
};

export const rowsOf = async (db: Kysely<Database>, table: SampleTable, today: string): Promise<SampleCell[][]> => {
  const { rows } = await sql<Record<string, SampleCell>>`${table.rows(today)}`.execute(db);
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
