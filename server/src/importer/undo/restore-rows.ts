import { sql } from 'kysely';
import type { Db } from '../../db/schema.ts';
import { KEPT_COLUMNS } from './journaled-content.ts';
import { type JournaledTable, sameColumns } from './journaled-tables.ts';

/**
 * Deletes the rows that the run added to the table; rows with references to them are retained with their journal
 * entries. @returns the number of deleted rows
 */
export const removeAdded = async (db: Db, run: number, table: JournaledTable): Promise<number> => {
  const { name, children } = table;
  const free = children.map(
    ({ child, columns, parentColumns }) =>
      sql`not exists (select from ${sql.table(child)} o where ${sameColumns('o', columns, 't', parentColumns)})`,
  );
  const { rows } = await sql<{ count: number }>`
    with gone as (
      delete from ${sql.table(name)} t
      using import_change c cross join lateral jsonb_populate_record(null::${sql.table(name)}, c.key) k
      where c.run = ${run} and c.table_name = ${name} and c.before is null and not c.same
        and ${sql.join([table.sameKey('t', 'k'), ...free], sql` and `)}
      returning c.no
    ), entries as (
      delete from import_change c using gone g where c.no = g.no
    )
    select count(distinct no)::int as count from gone`.execute(db);
  return rows[0]?.count ?? 0;
};

export type Restored = { changed: number; returned: number; lost: number };

/**
 * Restores changed rows to their previous values and re-inserts deleted rows. `lost` counts rows whose parents no
 * longer exist.
 */
export const restoreRows = async (db: Db, run: number, table: JournaledTable): Promise<Restored> => {
  const wanted = await countWanted(db, run, table);
  if (wanted === 0) return { changed: 0, returned: 0, lost: 0 };
  const changed = await changeBack(db, run, table);
  let returned = 0;
  // A row may depend on other rows of the same table; repeats until nothing more can be inserted.
  for (let back = -1; back !== 0; returned += back) back = await bringBack(db, run, table);
  return { changed, returned, lost: wanted - changed - returned };
};

const countWanted = async (db: Db, run: number, { name }: JournaledTable): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from import_change
    where run = ${run} and table_name = ${name} and before is not null`.execute(db);
  return rows[0]?.count ?? 0;
};

/** Only one revision per figure may be current (unique index), so `current` is cleared before it is set. */
const changeBack = async (db: Db, run: number, table: JournaledTable): Promise<number> => {
  const columns = table.columns.filter((column) => !table.key.includes(column) && !KEPT_COLUMNS.includes(column));
  if (columns.length === 0) return 0;
  const steps = table.columns.includes('current') ? [sql`not r.current`, sql`r.current`] : [sql`true`];
  const values = sql.join(columns.map((column) => sql`${sql.ref(column)} = ${sql.ref(`r.${column}`)}`));
  let changed = 0;
  for (const step of steps) {
    const { numAffectedRows } = await sql`
      update ${sql.table(table.name)} t set ${values}
      from import_change c cross join lateral jsonb_populate_record(null::${sql.table(table.name)}, c.before) r
      where c.run = ${run} and c.table_name = ${table.name} and c.before is not null
        and ${table.sameKey('t', 'r')} and ${step}`.execute(db);
    changed += Number(numAffectedRows ?? 0);
  }
  return changed;
};

const bringBack = async (db: Db, run: number, table: JournaledTable): Promise<number> => {
  const columns = sql.join(table.columns.map((column) => sql.ref(column)));
  const held = table.parents.map(({ columns, parent, parentColumns }) => {
    const missing = sql.join(
      columns.map((column) => sql`${sql.ref(`r.${column}`)} is null`),
      sql` or `,
    );
    return sql`(${missing} or exists (
      select from ${sql.table(parent)} p where ${sameColumns('p', parentColumns, 'r', columns)}))`;
  });
  const absent = sql`not exists (select from ${sql.table(table.name)} t where ${table.sameKey('t', 'r')})`;
  const { numAffectedRows } = await sql`
    insert into ${sql.table(table.name)} (${columns}) overriding system value
    select ${sql.join(table.columns.map((column) => sql.ref(`r.${column}`)))}
    from import_change c cross join lateral jsonb_populate_record(null::${sql.table(table.name)}, c.before) r
    where c.run = ${run} and c.table_name = ${table.name} and c.before is not null
      and ${sql.join([absent, ...held], sql` and `)}
    on conflict do nothing`.execute(db);
  return Number(numAffectedRows ?? 0);
};
