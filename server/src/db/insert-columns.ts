import { sql } from 'kysely';
import type { Db } from './schema.ts';

/** A column of a bulk insert: its name, its PostgreSQL type and the function that reads its value from a row. */
export type Column<Row> = { name: string; type: string; value(row: Row): unknown };

/**
 * Columns that are read from the property of the same name, by type, then all others.
 * @example columnsOf<Model>({ text: ['modelId', 'title'] }) // of model_id and title
 */
export const columnsOf = <Row>(
  named: Record<string, readonly (keyof Row & string)[]>,
  ...others: Column<Row>[]
): Column<Row>[] => [
  ...Object.entries(named).flatMap(([type, keys]) =>
    keys.map((key) => ({
      name: key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
      type,
      value: (row: Row) => row[key],
    })),
  ),
  ...others,
];

const ROWS_PER_STATEMENT = 4000;

/**
 * Inserts many rows with one array per column (`unnest`), ten times faster than VALUES lists. jsonb and array columns
 * are sent as text and cast per row.
 * @param onConflict e.g. `on conflict (id) do update set …`
 */
export const insertColumns = async <Row>(
  db: Db,
  table: string,
  columns: readonly Column<Row>[],
  rows: readonly Row[],
  onConflict = '',
): Promise<void> => {
  const names = columns.map(({ name }) => name).join(', ');
  const selected = columns.map(({ name, type }) => (carrier(type) === type ? name : `${name}::${type}`)).join(', ');
  const casts = columns.map(({ type }) => `::${carrier(type)}[]`);
  const fragments = [
    `insert into ${table} (${names}) select ${selected} from unnest(`,
    ...casts.slice(0, -1).map((cast) => `${cast}, `),
    `${casts.at(-1)}) as given (${names}) ${onConflict}`,
  ];
  for (let start = 0; start < rows.length; start += ROWS_PER_STATEMENT) {
    const slice = rows.slice(start, start + ROWS_PER_STATEMENT);
    const values = columns.map(({ type, value }) => literalOf(slice.map((row) => encode(value(row), type))));
    await sql(fragments as unknown as TemplateStringsArray, ...values).execute(db);
  }
};

/** unnest flattens nested arrays, so arrays are sent as text. */
const carrier = (type: string): string =>
  type.endsWith('[]') || type === 'jsonb' || type === 'tsvector' ? 'text' : type;

const encode = (value: unknown, type: string): unknown => {
  if (value === null || value === undefined) return null;
  if (type === 'jsonb') return JSON.stringify(value);
  if (type.endsWith('[]')) return arrayLiteral(value as readonly unknown[]);
  return value;
};

const arrayLiteral = (items: readonly unknown[]): string =>
  `{${items.map((item) => (item === null ? 'NULL' : quoted(String(item)))).join(',')}}`;

/**
 * Serializes a column as one array literal, three times as fast as the driver. Falls back to the driver when a value is
 * not primitive.
 */
const literalOf = (values: readonly unknown[]): unknown => {
  let literal = '';
  for (const value of values) {
    if (value === null) literal += ',NULL';
    else if (typeof value === 'number') literal += `,${Number.isNaN(value) ? '"NaN"' : value}`;
    else if (typeof value === 'string') literal += `,${quoted(value)}`;
    else if (typeof value === 'boolean') literal += value ? ',t' : ',f';
    else return values;
  }
  return `{${literal.slice(1)}}`;
};

const quoted = (text: string): string => `"${/["\\]/.test(text) ? text.replace(/(["\\])/g, '\\$1') : text}"`;
