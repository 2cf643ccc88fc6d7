import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Pool } from 'pg';

export const schemaFile = (root: string): string => path.join(root, 'server', 'src', 'db', 'schema.ts');
export const columnShapesFile = (root: string): string =>
  path.join(root, 'server', 'src', 'db', 'schema', 'column-shapes.ts');

type Column = {
  table: string;
  name: string;
  type: string;
  nullable: boolean;
  defaulted: boolean;
  generated: boolean;
  check: string | null;
  comment: string | null;
};

/** Stage tables of the importer and the tables of `migrate` are only used in plain SQL. */
const COLUMNS = `
  select c.relname as table, a.attname as name, t.typname as type, a.atthasdef or a.attidentity <> '' as defaulted,
    a.attidentity = 'a' or a.attgenerated <> '' as generated, not a.attnotnull as nullable,
    (select pg_get_constraintdef(k.oid) from pg_constraint k
      where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum]
        and pg_get_constraintdef(k.oid) like '% = ANY (ARRAY[%' order by k.conname limit 1) as check,
    col_description(c.oid, a.attnum) as comment
  from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    join pg_type t on t.oid = a.atttypid
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v') and not c.relispartition
    and c.relname not like 'stage\\_%' and c.relname <> 'migration'
  order by c.relname collate "C", a.attnum`;

const TYPES: Record<string, string> = {
  bool: 'boolean',
  int2: 'number',
  int4: 'number',
  int8: 'number',
  float4: 'number',
  float8: 'number',
};

/** The row types of the migrated database behind `pool`, with column types of `shapesFile` where it has any. */
export const schemaTypes = async (pool: Pool, shapesFile: string): Promise<string> => {
  const shapes = new Set([...(await readFile(shapesFile, 'utf8')).matchAll(/^ {2}'(\w+\.\w+)':/gm)].map((m) => m[1]));
  const { rows } = await pool.query<Column>(COLUMNS);
  const unknown = [...shapes].filter((key) => !rows.some((row) => `${row.table}.${row.name}` === key));
  if (unknown.length > 0) throw new Error(`Column shapes for columns that do not exist: ${unknown.join(', ')}`);
  const tables = new Map<string, Column[]>();
  for (const row of rows) tables.set(row.table, [...(tables.get(row.table) ?? []), row]);
  const types = [...tables].map(([table, columns]) => {
    const fields = columns.map(
      (column) => `${docBlock(column.comment)}    ${column.name}: ${columnType(column, shapes)};\n`,
    );
    return `  ${table}: {\n${fields.join('')}  };\n`;
  });
  return `${HEAD}${types.join('')}};\n`;
};

const HEAD = `// Generated from the migrated database by \`npm run schema:types\`. Do not edit.
import type { Generated, GeneratedAlways, Kysely, Transaction } from 'kysely';
import type { ColumnShapes } from './schema/column-shapes.ts';
import type { DefaultedJson, Instant, Json, NullableInstant } from './schema/columns.ts';

/** A pool of connections, or a transaction. */
export type Db = Kysely<Database>;
export type Tx = Transaction<Database>;

/** The rows of every table and view, by name. */
export type Database = {
`;

const docBlock = (comment: string | null): string => (comment ? `    /** ${comment} */\n` : '');

const columnType = (column: Column, shapes: ReadonlySet<string | undefined>): string => {
  const key = `${column.table}.${column.name}`;
  const value = shapes.has(key) ? `ColumnShapes['${key}']` : valueType(column);
  const nullable = column.nullable ? ' | null' : '';
  if (column.type === 'timestamptz') return column.nullable ? 'NullableInstant' : 'Instant';
  if (column.generated) return `GeneratedAlways<${value}${nullable}>`;
  if (column.type === 'jsonb') return `${column.defaulted ? 'DefaultedJson' : 'Json'}<${value}>${nullable}`;
  return column.defaulted ? `Generated<${value}${nullable}>` : value + nullable;
};

const valueType = (column: Column): string => {
  if (column.type === 'jsonb') return 'unknown';
  if (column.type.startsWith('_')) return `${TYPES[column.type.slice(1)] ?? 'string'}[]`;
  return literals(column.check) ?? TYPES[column.type] ?? 'string';
};

/** `CHECK ((sex = ANY (ARRAY['male'::text, 'female'::text])))` → `'male' | 'female'`; other checks are no union. */
const literals = (check: string | null): string | undefined => {
  const list = check?.match(/^CHECK \(\("?\w+"? = ANY \(ARRAY\[([^\]]*)\]\)\)\)$/)?.[1];
  return list
    ?.split(', ')
    .map((item) => item.replace(/::\w+$/, '').replace(/^\(?'?(-?\d+)'?\)?(::integer)?$/, '$1'))
    .join(' | ');
};
