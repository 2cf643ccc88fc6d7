import { sql } from 'kysely';
import { moduleNames } from '../../cache/cache-tag.ts';
import { touchTags } from '../../cache/tag.repository.ts';
import type { Clock } from '../../clock.ts';
import type { Db, Tx } from '../../db/schema.ts';
import { beginRun, endRun, holdLease, startLeaseRenewal } from '../import-run.repository.ts';
import { RejectedFile } from '../rejected-file.ts';
import { type Conflict, handOverConflicts, handOverRest, handOverSample } from './hand-over.ts';
import { UNDOABLE_DAYS, UNDOABLE_RUNS } from './journal.ts';
import { journaledContent } from './journaled-content.ts';
import { type JournaledTable, journaledTables } from './journaled-tables.ts';
import { removeAdded, restoreRows } from './restore-rows.ts';

export type Undone = {
  /** Rows deleted, changed back and re-inserted, per kind of content. */
  tables: { title: string; removed: number; changed: number; returned: number }[];
  conflicts: Conflict[];
  /** Rows that could not be restored because their parents no longer exist. */
  lost: number;
};

export type UndoOptions = {
  db: Db;
  clock: Clock;
  run: number;
  dryRun: boolean;
  /** Recomputes what is derived from the changed tables. */
  refresh: (db: Db, changed: readonly string[]) => Promise<void>;
};

/**
 * Undoes a published run in a single transaction: readers see either all of it or nothing. Rows changed by later runs
 * are left unchanged.
 * @throws RejectedFile if the run cannot be undone, or while another run holds the lease
 */
export const undoRun = async ({ db, clock, run, dryRun, refresh }: UndoOptions): Promise<Undone> => {
  await checkUndoable(db, run);
  const own = await beginRun(db, 'undo', [`第 ${run} 次导入`], clock.now().toISOString());
  const leaveLease = startLeaseRenewal(db, own);
  try {
    const undone = await inTransaction(db, dryRun, async (transaction) => {
      await holdLease(transaction, own);
      await transaction
        .updateTable('import_run')
        .set({ state: 'undone', undoable: false })
        .where('no', '=', run)
        .execute();
      const found = await undoIn(transaction, run, refresh);
      if (!dryRun) await endRun(transaction, own, 'published', {});
      return found;
    });
    if (dryRun) await endRun(db, own, 'dry', {});
    return undone;
  } catch (error) {
    await endRun(db, own, 'failed', {});
    throw error;
  } finally {
    leaveLease();
  }
};

const checkUndoable = async (db: Db, no: number): Promise<void> => {
  const run = await db
    .selectFrom('import_run')
    .select(['state', 'kind', 'undoable'])
    .where('no', '=', no)
    .executeTakeFirst();
  if (!run) throw new RejectedFile(`没有第 ${no} 次导入；npm run import -- runs 列出各次导入`);
  if (run.undoable) return;
  const reasons: Partial<Record<typeof run.state, string>> = {
    running: '正在进行，请等它结束',
    dry: '只做了检查，没有写入，不需要撤销',
    failed: '没有发布，不需要撤销',
    undone: '已经撤销',
  };
  const expired = `的变更记录已清理（保留最近 ${UNDOABLE_RUNS} 次、${UNDOABLE_DAYS} 天以内的）`;
  if (run.kind === 'undo') throw new RejectedFile(`第 ${no} 次是一次撤销，撤销不能再撤销；请重新导入原来的文件`);
  throw new RejectedFile(`第 ${no} 次导入${reasons[run.state] ?? expired}`);
};

/** A dry run executes all changes and rolls back. */
const inTransaction = async <Result>(
  db: Db,
  trial: boolean,
  work: (transaction: Tx) => Promise<Result>,
): Promise<Result> => {
  if (!trial) return db.transaction().execute(work);
  const transaction = await db.startTransaction().execute();
  try {
    return await work(transaction);
  } finally {
    await transaction.rollback().execute();
  }
};

const undoIn = async (db: Db, run: number, refresh: UndoOptions['refresh']): Promise<Undone> => {
  // Several hundred thousand rows are joined by key; with the default each step would spill to disk.
  await sql`set local work_mem = '128MB'`.execute(db);
  const all = await journaledTables(db);
  const touched = await changedTables(db, run);
  const conflicts = await handOverConflicts(db, run, all);
  await handOverSample(db, run, all);
  await leaveLateFiles(db, run);
  const removed = new Map<string, number>();
  const remove = async () => {
    for (const table of all.toReversed())
      removed.set(table.name, (removed.get(table.name) ?? 0) + (await removeAll(db, run, table)));
  };
  await remove();
  const tables: Undone['tables'] = [];
  let lost = 0;
  for (const table of all) {
    const restored = await restoreRows(db, run, table);
    lost += restored.lost;
    const { changed, returned } = restored;
    const title = journaledContent[table.name]?.title;
    const gone = removed.get(table.name) ?? 0;
    if (title && gone + changed + returned > 0) tables.push({ title, removed: gone, changed, returned });
  }
  // Deletes rows that the restored rows no longer refer to.
  await remove();
  await handOverRest(db, run);
  await refresh(db, touched);
  // A run may have changed tables of any module.
  await touchTags(db, moduleNames);
  return { tables, conflicts, lost };
};

const changedTables = async (db: Db, run: number): Promise<string[]> => {
  const { rows } = await sql<{ name: string }>`
    select distinct table_name as name from import_change where run = ${run}`.execute(db);
  return rows.map(({ name }) => name);
};

/** A row may be referenced by other rows of the same table; repeats until nothing more can be deleted. */
const removeAll = async (db: Db, run: number, table: JournaledTable): Promise<number> => {
  let all = 0;
  for (let gone = -1; gone !== 0; all += gone) gone = await removeAdded(db, run, table);
  return all;
};

/** Covers drawn after the run for reports that are now deleted. */
const leaveLateFiles = async (db: Db, run: number): Promise<void> => {
  await sql`
    update file f set state = 'leaving', changed_at = now()
    from report_file r join import_change c on c.run = ${run} and c.table_name = 'article' and c.before is null and not c.same
      and c.key ->> 'id' = r.article_id
    where f.fid = r.fid and f.uid is null and f.state = 'stored'
      and not exists (select from import_change o where o.table_name = 'file' and o.key ->> 'fid' = f.fid)`.execute(db);
};
