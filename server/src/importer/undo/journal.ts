import { sql } from 'kysely';
import type { Db, Tx } from '../../db/schema.ts';
import { type JournaledTable, journaledTables } from './journaled-tables.ts';

/**
 * Number of latest runs that can be undone, and for how many days. After that their journals are deleted, and with them
 * the files retained for undo.
 */
export const UNDOABLE_RUNS = 20;
export const UNDOABLE_DAYS = 30;

/** Triggers record all changes until `closeJournal` or the end of the transaction. */
export const openJournal = async (transaction: Tx, run: number): Promise<void> => {
  await sql`select set_config('bee.import_run', ${String(run)}, true)`.execute(transaction);
};

/** Merges the journal to one entry per row with the state before the run. */
export const closeJournal = async (transaction: Tx, run: number): Promise<void> => {
  await sql`select set_config('bee.import_run', '', true)`.execute(transaction);
  await sql`analyze import_change`.execute(transaction);
  for (const table of await journaledTables(transaction)) await mergeEntries(transaction, run, table);
  await transaction.updateTable('import_run').set({ undoable: true }).where('no', '=', run).execute();
};

/** Tables with inserts only already have one entry per row. */
const mergeEntries = async (db: Db, run: number, table: JournaledTable): Promise<void> => {
  const { rows } = await sql<{ mixed: boolean }>`
    select exists (
      select from import_change where run = ${run} and table_name = ${table.name} and (before is not null or same)
    ) as mixed`.execute(db);
  if (!rows[0]?.mixed) return;
  await sql`
    with merged as (
      select key, coalesce(min(no) filter (where not same), min(no)) as first, bool_and(derived) as derived
      from import_change where run = ${run} and table_name = ${table.name} group by key having count(*) > 1
    ), kept as (
      update import_change c set derived = m.derived from merged m where c.no = m.first
    )
    delete from import_change c using merged m
    where c.run = ${run} and c.table_name = ${table.name} and c.key = m.key and c.no <> m.first`.execute(db);
  await sql`
    update import_change c set same = not c.derived, before = null
    from import_change e cross join lateral jsonb_populate_record(null::${sql.table(table.name)}, e.key) k
    join ${sql.table(table.name)} t on ${table.sameKey('t', 'k')}
    where e.run = ${run} and e.table_name = ${table.name} and e.before is not null and to_jsonb(t) = e.before
      and c.no = e.no and c.run = ${run} and c.table_name = ${table.name}`.execute(db);
  await sql`
    delete from import_change c
    where c.run = ${run} and c.table_name = ${table.name} and c.before is null and (c.derived or not exists (
      select from jsonb_populate_record(null::${sql.table(table.name)}, c.key) k
      join ${sql.table(table.name)} t on ${table.sameKey('t', 'k')}))`.execute(db);
};

/** Deletes the journals of runs that can no longer be undone. */
export const pruneJournal = async (db: Db): Promise<void> => {
  const { rows } = await sql<{ no: number }>`
    update import_run set undoable = false
    where undoable and (
      finished_at < now() - make_interval(days => ${UNDOABLE_DAYS}::int)
      or no not in (select no from import_run where undoable order by no desc limit ${UNDOABLE_RUNS})
    ) returning no`.execute(db);
  if (rows.length > 0) await sql`delete from import_change where run = any(${rows.map(({ no }) => no)})`.execute(db);
};
