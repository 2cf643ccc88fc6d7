import { sql } from 'kysely';
import type { Db } from '../../db/schema.ts';
import { journaledContent } from './journaled-content.ts';
import { DERIVED, type JournaledTable, type Reference } from './journaled-tables.ts';

/** Rows that a later run also changed; they are left unchanged. */
export type Conflict = { run: number; title: string; count: number; examples: string[] };

const EXAMPLES = 5;

/**
 * Rows that a later run also wrote are left unchanged, and the journal of the later run receives their values from
 * before the undone run, so that undoing the later run restores those. Entries of later runs that only refreshed
 * derived columns are corrected in the same way.
 */
export const handOverConflicts = async (
  db: Db,
  run: number,
  tables: readonly JournaledTable[],
): Promise<Conflict[]> => {
  await sql`
    create temporary table undo_conflict on commit drop as
    select c.no, c.table_name, c.key, c.before, c.same, c.derived, min(l.run) filter (where not l.derived) as later
    from import_change c join import_change l on l.table_name = c.table_name and l.key = c.key
    join import_run r on r.no = l.run and r.undoable
    where c.run = ${run} and l.run > ${run} group by 1, 2, 3, 4, 5, 6`.execute(db);
  const conflicts = [];
  for (const table of tables) conflicts.push(...(await conflictsIn(db, table)));
  // Up to and including the first run that wrote the row itself. Entries without a change by the undone run (`same`)
  // are skipped.
  const upToLater = sql`l.run > ${run} and (x.later is null or l.run <= x.later)
    and l.table_name = x.table_name and l.key = x.key and not x.same`;
  await sql`
    delete from import_change l using undo_conflict x where ${upToLater} and l.derived and x.before is null`.execute(
    db,
  );
  await sql`
    update import_change l set before = x.before, same = false from undo_conflict x where ${upToLater}`.execute(db);
  await sql`
    delete from import_change c using undo_conflict x where c.no = x.no and x.later is not null`.execute(db);
  await sql`drop table undo_conflict`.execute(db);
  return conflicts;
};

const conflictsIn = async (db: Db, table: JournaledTable): Promise<Conflict[]> => {
  const content = journaledContent[table.name];
  if (!content) return [];
  const { rows } = await sql<Omit<Conflict, 'title'>>`
    select later as run, count(*)::int as count,
      (array_agg(label order by label) filter (where label is not null))[1:${EXAMPLES}::int] as examples
    from (
      select c.later, case when ${sql.ref(`t.${table.key[0]}`)} is not null then ${content.label} end as label
      from undo_conflict c
      cross join lateral jsonb_populate_record(null::${sql.table(table.name)}, c.key) k
      left join ${sql.table(table.name)} t on ${table.sameKey('t', 'k')}
      where c.table_name = ${table.name} and not c.same and not c.derived and c.later is not null
    ) x group by later order by later`.execute(db);
  return rows.map((row) => ({ ...row, examples: row.examples ?? [], title: content.title }));
};

/**
 * If a later run of the same kind is published, the replaced sample is not restored. That run would have replaced it
 * too, so it receives the journal entries needed to restore it.
 */
export const handOverSample = async (db: Db, run: number, tables: readonly JournaledTable[]): Promise<void> => {
  const { rows } = await sql<{ later: number }>`
    select min(l.no) as later from import_run r join import_run l on l.kind = r.kind and l.no > r.no and l.undoable
    where r.no = ${run} having min(l.no) is not null`.execute(db);
  const later = rows[0]?.later;
  if (!later) return;
  await sql`
    create temporary table undo_sample on commit drop as
    select no, table_name, key, before from import_change
    where run = ${run} and (before ->> 'sample' = 'true' or table_name = any(${DERIVED}))`.execute(db);
  for (const table of tables) for (const parent of table.parents) await addChildren(db, run, parent);
  await sql`
    update import_change c set run = ${later} from undo_sample s
    where c.no = s.no and not exists (
      select from import_change l where l.run = ${later} and l.table_name = s.table_name and l.key = s.key)`.execute(
    db,
  );
  await sql`delete from import_change c using undo_sample s where c.no = s.no and c.run = ${run}`.execute(db);
  for (const table of tables.toReversed())
    for (const parent of table.parents) await copyParents(db, { run, later }, parent);
  await sql`drop table undo_sample`.execute(db);
};

const addChildren = async (
  db: Db,
  run: number,
  { child, columns, parent, parentColumns }: Reference,
): Promise<void> => {
  const same = sql.join(
    columns.map((column, place) => sql`c.before -> ${column} = s.before -> ${parentColumns[place]}`),
    sql` and `,
  );
  await sql`
    insert into undo_sample
    select c.no, c.table_name, c.key, c.before from import_change c
    where c.run = ${run} and c.table_name = ${child} and c.before is not null
      and exists (select from undo_sample s where s.table_name = ${parent} and ${same})
      and not exists (select from undo_sample s where s.no = c.no)`.execute(db);
};

/**
 * Copies parents removed with the sample: they are restored now, may be dropped again as empty, and are required when
 * the sample is restored.
 */
const copyParents = async (
  db: Db,
  { run, later }: { run: number; later: number },
  { child, columns, parent, parentColumns }: Reference,
): Promise<void> => {
  const wanted = sql.join(
    columns.map((column, place) => sql`s.before -> ${column} = c.before -> ${parentColumns[place]}`),
    sql` and `,
  );
  await sql`
    with copied as (
      insert into import_change (run, table_name, key, before)
      select ${later}, c.table_name, c.key, c.before from import_change c
      where c.run = ${run} and c.table_name = ${parent} and c.before is not null
        and exists (select from undo_sample s where s.table_name = ${child} and ${wanted})
        and not exists (
          select from import_change l where l.run = ${later} and l.table_name = c.table_name and l.key = c.key)
      returning no, table_name, key, before
    )
    insert into undo_sample select * from copied`.execute(db);
};

/** Rows that could not be deleted because other rows refer to them are deleted when the next run is undone. */
export const handOverRest = async (db: Db, run: number): Promise<void> => {
  await sql`
    update import_change c set run = l.no
    from (
      select l.no from import_run r join import_run l on l.no > r.no and l.undoable
      where r.no = ${run} order by l.kind <> r.kind, l.no limit 1
    ) l
    where c.run = ${run} and c.before is null and not c.same`.execute(db);
  await sql`delete from import_change where run = ${run}`.execute(db);
};
