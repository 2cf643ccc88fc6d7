import type pg from 'pg';
import { columnTypes } from '../../../../../server/src/db/column-types.ts';

export type ReturnedColumn = {
  name: string;
  /** What the driver makes of a value: `string`, `number[]`, …; `any` for JSON. */
  kind: string;
};

type Field = { name: string; dataTypeID: number };

/** The part of a connection of pg that its own queries use. */
type Connection = {
  parse(query: { name: string; text: string; types: number[] }): void;
  describe(query: { type: 'S'; name: string }): void;
  sync(): void;
};

/**
 * Columns of a statement, which is parsed but not executed: no data is needed and none is changed. Types of parameters
 * are left to the database, as they are when the server executes the statement.
 * @param typeNames of `typeNamesOf`
 */
export const describeStatement = async (
  client: pg.PoolClient,
  text: string,
  typeNames: ReadonlyMap<number, string>,
): Promise<ReturnedColumn[]> => {
  const fields = await new Promise<Field[]>((resolve, reject) => {
    let described: Field[] = [];
    const submit = (connection: Connection) => {
      connection.parse({ name: '', text, types: [] });
      connection.describe({ type: 'S', name: '' });
      connection.sync();
    };
    const handleRowDescription = ({ fields }: { fields: Field[] }) => {
      described = fields;
    };
    const handlers = { handleRowDescription, handleError: reject, handleReadyForQuery: () => resolve(described) };
    client.query({ submit, ...handlers } as unknown as pg.Submittable);
  });
  return fields.map(({ name, dataTypeID }) => ({ name, kind: kindOf(dataTypeID, typeNames.get(dataTypeID)) }));
};

/** Names of the database's types by oid; those of arrays start with `_`. */
export const typeNamesOf = async (client: pg.PoolClient): Promise<Map<number, string>> => {
  const { rows } = await client.query<{ oid: number; name: string }>(
    `select oid, case when typtype = 'e' then 'text' else typname end as name from pg_type`,
  );
  return new Map(rows.map(({ oid, name }) => [oid, name]));
};

/** A value of each type as the database sends it. */
const EXAMPLES: Record<string, string> = {
  bool: 't',
  ...Object.fromEntries(['int2', 'int4', 'int8', 'float4', 'float8', 'numeric'].map((name) => [name, '1'])),
  ...Object.fromEntries(['text', 'varchar', 'bpchar', 'name', 'tsvector'].map((name) => [name, 'a'])),
  ...Object.fromEntries(['date', 'timestamp', 'timestamptz'].map((name) => [name, '2026-01-01 00:00:00+00'])),
  interval: '1 day',
  uuid: '00000000-0000-0000-0000-000000000000',
};

const kindOf = (oid: number, name = `oid ${oid}`): string => {
  const isArray = name.startsWith('_');
  const item = isArray ? name.slice(1) : name;
  if (item === 'json' || item === 'jsonb') return isArray ? 'any[]' : 'any';
  const example = EXAMPLES[item];
  if (example === undefined) throw new Error(`describe-statement.ts has no example of the type ${item}`);
  return kindOfValue(columnTypes.getTypeParser(oid, 'text')(isArray ? `{${example}}` : example));
};

const kindOfValue = (value: unknown): string => {
  if (Array.isArray(value)) return `${kindOfValue(value[0])}[]`;
  return value instanceof Date ? 'Date' : typeof value;
};
