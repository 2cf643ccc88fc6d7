import fs, { type Mode, type PathLike } from 'node:fs';
import { chmod, lstat, readdir } from 'node:fs/promises';
import path from 'node:path';
import { messageOf } from '@bee/domain/error-message';

const OTHERS = 0o077;

/** Makes files that this process and its children create readable by their owner only. */
export const keepFilesPrivate = (): void => {
  process.umask(OTHERS);
};

/** For PGlite, which sets mode 0666 on each new file with `chmod` and so bypasses the umask. */
export const keepModesPrivate = (): void => {
  const { chmodSync } = fs;
  Object.assign(fs, {
    chmodSync: (file: PathLike, mode: Mode) => chmodSync(file, typeof mode === 'number' ? mode & ~OTHERS : mode),
  });
};

/**
 * Removes other users' permissions that an earlier release left in the data folder; runs only while the folder itself
 * is open. Links and files of other accounts are skipped.
 * @returns the error message if permissions could not be changed, else null
 */
export const closeToOthers = async (folder: string): Promise<string | null> => {
  if (!(await isOpen(folder))) return null;
  try {
    await closeWithin(folder);
    await close(folder);
    return null;
  } catch (error) {
    return messageOf(error);
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
