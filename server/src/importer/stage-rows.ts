import { insertColumns } from '../db/insert-columns.ts';
import type { ImportContext, ImportKind, StagedRow } from './import-kind.ts';

type Scalar = 'bool' | 'date' | 'float8' | 'int' | 'int2' | 'jsonb' | 'text';
/** Includes the collation of the live columns that are joined by an index. */
type ColumnType = Scalar | 'float8[]' | 'text[]' | 'text collate "C"';

/** A stage table that holds one row per row of the files, with its place in them. */
type RowStage<Row> = {
  /** `stage_…` */
  table: string;
  /** Columns that are named like a property, in snake case, and hold its value. */
  columns: { readonly [Property in keyof Row & string]?: ColumnType };
  /** Columns with other names or values. */
  computed?: Readonly<Record<string, readonly [ColumnType, (row: Row, context: ImportContext) => unknown]>>;
  /** A row replaces the row staged with the same values of these columns; without them all rows are kept. */
  key?: readonly string[];
};

type StageColumn<Row> = {
  name: string;
  type: ColumnType;
  value(staged: StagedRow<Row>, context: ImportContext): unknown;
};

/** Declares the stage table of a kind that stages its rows as they are. */
export const stagedRows = <Row>(stage: RowStage<Row>): Pick<ImportKind<Row>, 'stages' | 'stage'> => {
  const { table, key = [] } = stage;
  const columns = columnsOf(stage);
  const definitions = columns.map(({ name, type }) => `${name} ${type}`);
  if (key.length > 0) definitions.push(`primary key (${key.join(', ')})`);
  const onConflict = key.length > 0 ? replacing(key, columns) : '';
  return {
    stages: [{ name: table, definition: definitions.join(', ') }],
    stage: (db, rows, context) => {
      const inserted = columns.map(({ name, type, value }) => ({
        ...{ name, type: type.replace(' collate "C"', '') },
        value: (staged: StagedRow<Row>) => value(staged, context),
      }));
      return insertColumns(db, table, inserted, rows, onConflict);
    },
  };
};

const columnsOf = <Row>({ columns, computed = {} }: RowStage<Row>): StageColumn<Row>[] => [
  { name: 'place', type: 'int', value: ({ place }) => place },
  ...(Object.entries(columns) as [keyof Row & string, ColumnType][]).map(
    ([property, type]): StageColumn<Row> => ({ name: snakeCase(property), type, value: ({ row }) => row[property] }),
  ),
  ...Object.entries(computed).map(
    ([name, [type, value]]): StageColumn<Row> => ({ name, type, value: ({ row }, context) => value(row, context) }),
  ),
];

const snakeCase = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const replacing = (key: readonly string[], columns: readonly { name: string }[]): string => {
  const changes = columns.filter(({ name }) => !key.includes(name)).map(({ name }) => `${name} = excluded.${name}`);
  return `on conflict (${key.join(', ')}) do update set ${changes.join(', ')}`;
};
