import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Content of the lock file: the process that holds the data folder and the address of its database. */
export type LockHolder = { pid: number; host: string; port: number };

/** Another process runs a database on this data folder. */
export class DataFolderBusy extends Error {
  readonly pid: number;

  constructor(folder: string, pid: number) {
    super(`数据目录 ${folder} 正被进程 ${pid} 使用，请先停止该进程，或用 DATA_DIR 指定另一个目录`);
    this.pid = pid;
  }
}

/**
 * Locks the data folder for this process. PGlite has no lock, and two processes on one folder silently lose
 * acknowledged commits. A lock whose process no longer runs is taken over.
 */
export const takeLock = (folder: string, holder: LockHolder): { release(): void } => {
  mkdirSync(folder, { recursive: true });
  const file = lockFile(folder);
  const turn = enterTakeover(folder);
  try {
    const current = readHolder(folder);
    if (current && current.pid !== holder.pid && isAlive(current.pid)) throw new DataFolderBusy(folder, current.pid);
    writeFileSync(file, `${JSON.stringify(holder)}\n`);
  } finally {
    turn.leave();
  }
  return {
    release: () => {
      if (readHolder(folder)?.pid === holder.pid) rmSync(file, { force: true });
    },
  };
};

/** Address of the running database of a data folder, or null. Commands join it through this address. */
export const findRunning = (folder: string): LockHolder | null => {
  const holder = readHolder(folder);
  return holder && isAlive(holder.pid) ? holder : null;
};

const lockFile = (folder: string): string => path.join(folder, 'database.lock');

const readHolder = (folder: string): LockHolder | null => {
  try {
    const value: unknown = JSON.parse(readFileSync(lockFile(folder), 'utf8'));
    if (typeof value !== 'object' || value === null || !('pid' in value)) return null;
    const holder = value as LockHolder;
    return Number.isInteger(holder.pid) && holder.pid > 0 ? holder : null;
  } catch {
    return null;
  }
};

/** A pid that now belongs to another program (after a reboot, in a container) does not count. */
const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('embedded-database');
  } catch {
    return process.platform !== 'linux';
  }
};

const TAKEOVER_STALE_MS = 10_000;

/** Makes reading and writing the lock file atomic: `mkdir` succeeds for only one process. */
const enterTakeover = (folder: string): { leave(): void } => {
  const turn = path.join(folder, 'database.lock.turn');
  for (let tries = 0; tries < 500; tries++) {
    try {
      mkdirSync(turn);
      return { leave: () => rmSync(turn, { recursive: true, force: true }) };
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      if (ageOf(turn) > TAKEOVER_STALE_MS) rmSync(turn, { recursive: true, force: true });
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20);
    }
  }
  throw new Error(`无法锁定数据目录 ${folder}：${turn} 一直存在`);
};

const ageOf = (file: string): number => {
  try {
    return Date.now() - statSync(file).mtimeMs;
  } catch {
    return 0;
  }
};
