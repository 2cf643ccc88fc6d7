import type { ColumnType } from 'kysely';

/** Has a default in the database. */
export type Defaulted<Value> = ColumnType<Value, Value | undefined, Value>;

/** timestamptz: read as ISO text. */
export type Instant = ColumnType<string, string | Date, string | Date>;
export type NullableInstant = ColumnType<string | null, string | Date | null | undefined, string | Date | null>;

/** jsonb: read as a value, written as JSON text. */
export type Json<Value> = ColumnType<Value, string, string>;
