import { randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { checkedKey, type FileContent, FileMissing, type FileStore, StoreFailed } from './file-store.ts';

/** Folder, below that of the store, for files being written; each is moved to its place by one rename. */
export const arrivingFolder = (dir: string): string => path.join(dir, '.arriving');

/** Stores files in a folder of this machine; a process that crashes leaves no partial file under a key. */
export const openFolderStore = (dir: string): FileStore => {
  const pathOf = (key: string) => path.join(dir, checkedKey(key));
  return {
    put: async (key, content) => {
      const target = pathOf(key);
      const draft = path.join(arrivingFolder(dir), randomUUID());
      await orFail(async () => {
        await Promise.all([path.dirname(target), path.dirname(draft)].map((at) => mkdir(at, { recursive: true })));
        try {
          await writeWhole(draft, content);
          await rename(draft, target);
        } catch (error) {
          await rm(draft, { force: true });
          throw error;
        }
      });
    },
    get: async (key, range) => {
      const file = await orFail(() => openIfThere(pathOf(key)));
      if (!file) throw new FileMissing(key);
      return file.createReadStream(range ?? {});
    },
    stat: (key) =>
      orFail(async () => {
        const found = await stat(pathOf(key)).catch(nullIfMissing);
        return found && { size: found.size };
      }),
    delete: (key) => orFail(() => rm(pathOf(key), { force: true })),
  };
};

const writeWhole = async (file: string, { open: read, size }: FileContent): Promise<void> => {
  const handle = await open(file, 'wx');
  await pipeline(read(), handle.createWriteStream({ flush: true }));
  const written = (await stat(file)).size;
  if (written !== size) throw new Error(`${written} of ${size} bytes were written`);
};

const openIfThere = (file: string) => open(file, 'r').catch(nullIfMissing);

const nullIfMissing = (error: NodeJS.ErrnoException): null => {
  if (error.code === 'ENOENT') return null;
  throw error;
};

const orFail = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  try {
    return await work();
  } catch (error) {
    throw error instanceof StoreFailed ? error : new StoreFailed(`folder of files: ${String(error)}`, { cause: error });
  }
};
