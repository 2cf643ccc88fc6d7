import { type RawBuilder, sql } from 'kysely';
import { queryRows } from '../../db/query-rows.ts';
import type { Db } from '../../db/schema.ts';

/** A foreign key: rows of `child` refer to rows of `parent`. */
export type Reference = { child: string; columns: string[]; parent: string; parentColumns: string[] };

export type JournaledTable = {
  name: string;
  key: string[];
  /** Without generated columns. */
  columns: string[];
  /** References to other tables or to itself. */
  parents: Reference[];
  /**
   * References that block deleting a row: from journaled tables (including itself), and from other tables without a
   * cascade.
   */
  children: Reference[];
  /** Condition that two aliases refer to the same row. */
  sameKey(a: string, b: string): RawBuilder<unknown>;
};

/** References without a foreign key constraint. */
const UNCHECKED: Reference[] = [
  { child: 'price_quote', columns: ['series_id'], parent: 'price_series', parentColumns: ['id'] },
  { child: 'industry_row', columns: ['table_no'], parent: 'industry_table', parentColumns: ['no'] },
  { child: 'industry_past', columns: ['table_no'], parent: 'industry_table', parentColumns: ['no'] },
];

/** Tables that are recomputed as a whole; their rows are deleted with the rows they refer to. */
export const DERIVED = ['hs_successor'];

/** Journaled tables, parents first. */
export const journaledTables = async (db: Db): Promise<JournaledTable[]> => {
  const { rows } = await sql<{ name: string; key: string[]; columns: string[] }>`
    select j.name, j.key, array_agg(a.attname::text order by a.attnum) as columns
    from journaled_table j join pg_attribute a on a.attrelid = j.name::regclass
    where a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    group by j.name, j.key order by j.name`.execute(db);
  const references = [...UNCHECKED, ...(await checkedReferences(db))];
  return parentsFirst(
    rows.map(
      (row): JournaledTable => ({
        ...row,
        parents: references.filter(({ child }) => child === row.name),
        children: references.filter(({ child, parent }) => parent === row.name && !DERIVED.includes(child)),
        sameKey: (a, b) => sameColumns(a, row.key, b, row.key),
      }),
    ),
  );
};

const checkedReferences = (db: Db) => queryRows<Reference>(db)`
    select c.conrelid::regclass::text as child, c.confrelid::regclass::text as parent,
      array(select a.attname::text from unnest(c.conkey) with ordinality n(num, place)
        join pg_attribute a on a.attrelid = c.conrelid and a.attnum = n.num order by n.place) as columns,
      array(select a.attname::text from unnest(c.confkey) with ordinality n(num, place)
        join pg_attribute a on a.attrelid = c.confrelid and a.attnum = n.num order by n.place) as "parentColumns"
    from pg_constraint c
    left join journaled_table j on j.name::regclass = c.conrelid
    left join journaled_table p on p.name::regclass = c.confrelid
    where c.contype = 'f' and c.conparentid = 0
      and (j.name is not null or (p.name is not null and c.confdeltype in ('a', 'r')))`;

export const sameColumns = (a: string, columnsA: string[], b: string, columnsB: string[]): RawBuilder<unknown> =>
  sql.join(
    columnsA.map((column, place) => sql`${sql.ref(`${a}.${column}`)} = ${sql.ref(`${b}.${columnsB[place]}`)}`),
    sql` and `,
  );

const parentsFirst = (tables: JournaledTable[]): JournaledTable[] => {
  const sorted: JournaledTable[] = [];
  const add = (table: JournaledTable) => {
    if (sorted.includes(table)) return;
    for (const { parent } of table.parents) {
      const found = tables.find(({ name }) => name === parent);
      if (found && found !== table) add(found);
    }
    sorted.push(table);
  };
  for (const table of tables) add(table);
  return sorted;
};
