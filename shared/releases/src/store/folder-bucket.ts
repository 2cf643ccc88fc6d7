import { randomUUID } from 'node:crypto';
import type { BigIntStats, Dirent } from 'node:fs';
import { link, mkdir, open, readdir, readFile, rename, rm, rmdir, stat } from 'node:fs/promises';
import path from 'node:path';
import {
  AlreadyThere,
  checkedKey,
  checkedPrefix,
  type ReleaseBucket,
  type Tagged,
  TooLarge,
} from './release-bucket.ts';

/** Subfolder for drafts and builds that are not in the store yet. */
const DRAFTS = '.building';

/** A release store in a folder that several machines may share. Files are synced to disk before they get their name. */
export const openFolderBucket = (root: string): ReleaseBucket => {
  const pathOf = (key: string) => path.join(root, checkedKey(key));

  const readIfChanged = async (key: string, tag: string | null, limit: number): Promise<Tagged | 'same' | null> => {
    const file = await open(pathOf(key), 'r').catch(nullIfMissing);
    if (!file) return null;
    try {
      const found = await file.stat({ bigint: true });
      const present = tagOf(found);
      if (present === tag) return 'same';
      if (found.size > limit) throw new TooLarge(key, limit);
      return { bytes: await file.readFile(), tag: present };
    } finally {
      await file.close();
    }
  };

  const writeDraft = async (bytes: Buffer): Promise<string> => {
    const draft = path.join(root, DRAFTS, randomUUID());
    await mkdir(path.dirname(draft), { recursive: true });
    const file = await open(draft, 'wx');
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    return draft;
  };

  /** Retries, because the folder disappears between the two steps when its last file is removed. */
  const intoFolder = async (target: string, put: () => Promise<void>): Promise<void> => {
    for (let tries = 1; ; tries += 1) {
      try {
        await mkdir(path.dirname(target), { recursive: true });
        return await put();
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOENT' || tries === 5) throw error;
      }
    }
  };

  const below = async (prefix: string): Promise<Dirent[]> =>
    (await readdir(path.join(root, checkedPrefix(prefix)), { withFileTypes: true }).catch(nullIfMissing)) ?? [];

  const list: ReleaseBucket['list'] = async (prefix) => {
    const found = await Promise.all(
      (await below(prefix)).map(async (entry) => {
        const key = prefix + entry.name;
        if (entry.isDirectory()) return list(`${key}/`);
        const about = await stat(path.join(root, key)).catch(nullIfMissing);
        return about ? [{ key, size: about.size, ageMs: Date.now() - about.mtimeMs }] : [];
      }),
    );
    return found.flat();
  };

  return {
    place: root,
    readIfChanged,
    read: async (key, limit) => {
      const found = await readIfChanged(key, null, limit);
      return found === null || found === 'same' ? null : found.bytes;
    },
    write: async (key, bytes, { once = false } = {}) => {
      const target = pathOf(key);
      const draft = await writeDraft(bytes);
      try {
        await intoFolder(target, () => (once ? link(draft, target) : rename(draft, target)));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
        if (!(await readFile(target)).equals(bytes)) throw new AlreadyThere(key);
      } finally {
        await rm(draft, { force: true });
      }
    },
    list,
    folders: async (prefix) => (await below(prefix)).filter((entry) => entry.isDirectory()).map(({ name }) => name),
    remove: async (key) => {
      const target = pathOf(key);
      await rm(target, { force: true });
      await rmdir(path.dirname(target)).catch(() => undefined); // Fails if the folder still has files.
    },
  };
};

const tagOf = ({ mtimeNs, size, ino }: BigIntStats): string => `${mtimeNs}-${size}-${ino}`;

const nullIfMissing = (error: NodeJS.ErrnoException): null => {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null;
  throw error;
};
