import { createInterface } from 'node:readline/promises';
import { systemClock } from '../clock.ts';
import type { Db } from '../db/schema.ts';
import { RejectedFile } from '../importer/rejected-file.ts';
import { listRuns, type RunRow } from '../importer/undo/run-list.ts';
import type { Undone } from '../importer/undo/undo-run.ts';
import { undoRun } from '../imports.ts';

const STATES: Record<RunRow['state'], string> = {
  running: '进行中',
  published: '已发布',
  dry: '只检查',
  failed: '失败',
  undone: '已撤销',
};

/** `npm run import -- runs`: lists the latest runs, newest first. */
export const printRuns = async (db: Db): Promise<number> => {
  const runs = await listRuns(db);
  if (runs.length === 0) console.log('还没有导入过。');
  for (const { no, kind, files, state, started_at, stored, undoable } of runs)
    console.log(
      [
        `第 ${no} 次`,
        shanghaiMinute(started_at),
        kind,
        STATES[state],
        stored === null ? '' : `${stored} 行`,
        files,
        undoable ? '可撤销' : '',
      ]
        .filter(Boolean)
        .join('　'),
    );
  return 0;
};

const shanghaiMinute = (instant: string): string =>
  new Date(instant).toLocaleString('sv-SE', { timeZone: 'Asia/Shanghai' }).slice(0, 16);

/** `npm run import -- undo <run>`: shows the changes and applies them after confirmation. */
export const undoFromCommandLine = async (
  db: Db,
  run: number,
  { dryRun, yes }: { dryRun: boolean; yes: boolean },
): Promise<number> => {
  try {
    if (dryRun || !yes) {
      printUndone(await undoRun({ db, clock: systemClock, run, dryRun: true }), `撤销第 ${run} 次导入将会：`);
      if (dryRun) return 0;
      if (!(await isConfirmed(run))) return 1;
    }
    printUndone(await undoRun({ db, clock: systemClock, run, dryRun: false }), `已撤销第 ${run} 次导入：`);
    return 0;
  } catch (error) {
    if (!(error instanceof RejectedFile)) throw error;
    console.error(`未撤销：${error.message}\n现有内容没有任何改变。`);
    return 1;
  }
};

const isConfirmed = async (run: number): Promise<boolean> => {
  if (!process.stdin.isTTY) {
    console.error(`没有撤销。确认后加 --yes：npm run import -- undo ${run} --yes`);
    return false;
  }
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question('确定撤销吗？输入 yes 继续：');
  terminal.close();
  if (answer.trim() === 'yes') return true;
  console.log('没有撤销。');
  return false;
};

const printUndone = ({ tables, conflicts, lost }: Undone, heading: string): void => {
  console.log(heading);
  if (tables.length === 0) console.log('  没有改变任何内容');
  for (const { title, removed, changed, returned } of tables)
    console.log(`  ${title}：删除 ${removed} 条，改回 ${changed} 条，恢复 ${returned} 条`);
  if (lost > 0) console.log(`  ${lost} 条不能恢复：它们所属的内容已不存在`);
  for (const { run, title, count, examples } of conflicts)
    console.log(
      `  冲突：${title} ${count} 条后来又被第 ${run} 次导入改变，保持不变；撤销第 ${run} 次时恢复：${examples.join('、')}${count > examples.length ? '…' : ''}`,
    );
};
