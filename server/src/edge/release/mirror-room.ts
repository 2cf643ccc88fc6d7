import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';

/** Files occupy whole blocks. */
const BLOCK = 4096;
/** Part of the limit that eviction leaves free, for files being written, which counting does not see. */
const SPARE = 1 / 8;

/** Manages the disk space of this machine's copy of a bucket. Releases are named `<name>/<id>`. */
export type MirrorRoom = {
  /**
   * From now on, never evicts `running`, evicts other `served` releases only when space runs out, and removes the rest.
   */
  keep(running: ReadonlySet<string>, served: ReadonlySet<string>): Promise<void>;
  /**
   * Must be called before bytes of a release are written. Evicts the releases with the oldest writes if space runs out.
   */
  make(release: string, bytes: number): Promise<void>;
  /** Total bytes of all stored releases. */
  taken(): Promise<number>;
};

/** @param limit bytes; only running releases may exceed it */
export const createMirrorRoom = (root: string, limit: number): MirrorRoom => {
  let running: ReadonlySet<string> = new Set();
  /** Last count plus everything written since; null if it must be counted again. */
  let size: number | null = null;

  const remove = (release: string) => rm(path.join(root, release), { recursive: true, force: true });

  const makeNow = async (release: string, bytes: number): Promise<void> => {
    const wanted = blocks(bytes);
    size ??= total(await mirrored(root));
    if (size + wanted > limit) {
      const there = await mirrored(root);
      size = total(there);
      for (const one of there.sort((a, b) => a.writtenAt - b.writtenAt)) {
        if (size + wanted <= limit * (1 - SPARE)) break;
        if (one.release === release || running.has(one.release)) continue;
        await remove(one.release);
        size -= one.size;
      }
    }
    size += wanted;
  };

  const keepNow = async (served: ReadonlySet<string>): Promise<void> => {
    for (const { release } of await mirrored(root))
      if (!running.has(release) && !served.has(release)) await remove(release);
    size = null;
  };

  let turn: Promise<void> = Promise.resolve();
  const inTurn = (work: () => Promise<void>): Promise<void> => {
    const done = turn.then(work);
    turn = done.catch(() => undefined);
    return done;
  };
  return {
    keep: (runningNow, served) => {
      running = runningNow;
      return inTurn(() => keepNow(served));
    },
    make: (release, bytes) => inTurn(() => makeNow(release, bytes)),
    taken: async () => total(await mirrored(root)),
  };
};

type Mirrored = { release: string; size: number; writtenAt: number };

const blocks = (bytes: number): number => Math.ceil(bytes / BLOCK) * BLOCK;

const total = (there: readonly Mirrored[]): number => there.reduce((sum, { size }) => sum + size, 0);

const mirrored = async (root: string): Promise<Mirrored[]> => {
  const found: Mirrored[] = [];
  for (const name of await foldersIn(root))
    for (const id of await foldersIn(path.join(root, name)))
      found.push({ release: `${name}/${id}`, ...(await measured(path.join(root, name, id))) });
  return found;
};

const measured = async (folder: string): Promise<{ size: number; writtenAt: number }> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  let size = 0;
  let writtenAt = 0;
  for (const entry of entries) {
    // Another process may delete the file in the meantime.
    const about = entry.isFile() ? await stat(path.join(entry.parentPath, entry.name)).catch(() => null) : null;
    size += blocks(about?.size ?? 0);
    writtenAt = Math.max(writtenAt, about?.mtimeMs ?? 0);
  }
  return { size, writtenAt };
};

const foldersIn = async (folder: string): Promise<string[]> =>
  (await readdir(folder, { withFileTypes: true }).catch(() => []))
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map(({ name }) => name);
