import fs, { type Mode, type PathLike } from 'node:fs';
import { chmod, lstat, readdir } from 'node:fs/promises';
import path from 'node:path';

const OTHERS = 0o077;

/** What this process and its children write from now on, their owner alone may read. */
export const keepFilesPrivate = (): void => {
  process.umask(OTHERS);
};

/** For PGlite, which gives each file that it makes the mode 0666 by `chmod`, past the umask. */
export const keepModesPrivate = (): void => {
  const { chmodSync } = fs;
  Object.assign(fs, {
    chmodSync: (file: PathLike, mode: Mode) => chmodSync(file, typeof mode === 'number' ? mode & ~OTHERS : mode),
  });
};

/**
 * Takes from everybody else what an earlier release left readable, or even writable, in the data folder: once, as long
 * as the folder itself is open. Links are left alone, and so is what another account owns.
 * @returns what could not be closed
 */
export const closeToOthers = async (folder: string): Promise<string | null> => {
  if (!(await isOpen(folder))) return null;
  try {
    await closeWithin(folder);
    await close(folder);
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
};

const isOpen = async (folder: string): Promise<boolean> => {
  const found = await lstat(folder).catch(() => null);
  return found !== null && (found.mode & OTHERS) !== 0;
};

const closeWithin = async (folder: string): Promise<void> => {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const at = path.join(folder, entry.name);
    if (entry.isDirectory()) await closeWithin(at);
    if (entry.isDirectory() || entry.isFile()) await close(at);
  }
};

const close = async (at: string): Promise<void> => {
  const { mode, uid } = await lstat(at);
  if (uid === process.getuid?.() && mode & OTHERS) await chmod(at, mode & ~OTHERS & 0o7777);
};
