import type { ColumnType } from 'kysely';

/** timestamptz: read as ISO text. */
export type Instant = ColumnType<string, string | Date, string | Date>;
export type NullableInstant = ColumnType<string | null, string | Date | null | undefined, string | Date | null>;

/** jsonb: read as a value, written as JSON text. */
export type Json<Value> = ColumnType<Value, string, string>;
export type DefaultedJson<Value> = ColumnType<Value, string | undefined, string>;
