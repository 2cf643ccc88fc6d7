import { randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import type { Release } from '@bee/contracts/composition';
import { hasIntegrity } from '@bee/releases/store/integrity';
import type { ReleaseBucket } from '@bee/releases/store/release-bucket';
import { RELEASE_FILE_LIMIT } from '@bee/releases/store/releases';

const ASK_AGAIN_MS = 5000;

const decompress = promisify(brotliDecompress);

/** Files of releases on this machine, each checked against its hash in release.json. */
export type VerifiedFiles = {
  pathOf(release: Release, file: string): string;
  /**
   * Whether a file (`main.js`, or `main.js.br`, which must decode to it) exists and matches its release. Hashed on the
   * first request, and again after the file has changed.
   */
  isGood(release: Release, file: string): Promise<boolean>;
  /** @throws if it is missing or was changed. */
  read(release: Release, file: string): Promise<Buffer>;
};

type Options = {
  root: string;
  /** Source of files that are not in `root` yet; null if `root` is the store itself. */
  source: ReleaseBucket | null;
  /** Called whenever a file does not match its release. */
  onRefused(release: Release, file: string): void;
};

export const createVerifiedFiles = ({ root, source, onRefused }: Options): VerifiedFiles => {
  const known = new Map<string, { mark: string; good: boolean }>();
  const looking = new Map<string, Promise<boolean>>();
  /** Next retry for files that the source lacks or has damaged. Missing compressed copies are never retried. */
  const notBefore = new Map<string, number>();

  const pathOf = (release: Release, file: string) => path.join(root, release.name, release.release, file);

  const look = async (release: Release, file: string, hash: string): Promise<boolean> => {
    const at = pathOf(release, file);
    const mark = await markOf(at);
    const before = known.get(at);
    if (mark === null) return fetchInto(at, release, file, hash);
    const good = before?.mark === mark ? before.good : await isContent(await readAtMost(at), file, hash);
    known.set(at, { mark, good });
    // Reported every time, so that an edge that keeps rejecting the file stays visible.
    if (!good) onRefused(release, file);
    return good || fetchInto(at, release, file, hash);
  };

  const fetchInto = async (at: string, release: Release, file: string, hash: string): Promise<boolean> => {
    if (!source || Date.now() < (notBefore.get(at) ?? 0)) return false;
    const bytes = await source.read(`${release.name}/${release.release}/${file}`, RELEASE_FILE_LIMIT);
    if (!bytes) {
      notBefore.set(at, file.endsWith('.br') ? Number.POSITIVE_INFINITY : Date.now() + ASK_AGAIN_MS);
      return false;
    }
    if (!(await isContent(bytes, file, hash))) {
      notBefore.set(at, Date.now() + ASK_AGAIN_MS);
      onRefused(release, file);
      return false;
    }
    await writeWhole(root, at, bytes);
    const mark = await markOf(at);
    if (mark !== null) known.set(at, { mark, good: true });
    return true;
  };

  const isGood = async (release: Release, file: string): Promise<boolean> => {
    const hash = hashOf(release, file);
    if (!hash) return false;
    const at = pathOf(release, file);
    const underWay = looking.get(at);
    if (underWay) return underWay;
    const now = look(release, file, hash).finally(() => looking.delete(at));
    looking.set(at, now);
    return now;
  };

  return {
    pathOf,
    isGood,
    read: async (release, file) => {
      const bytes = (await isGood(release, file)) ? await readAtMost(pathOf(release, file)) : null;
      const hash = hashOf(release, file);
      if (!bytes || !hash || !(await isContent(bytes, file, hash)))
        throw new Error(`${release.name}@${release.release} 的文件 ${file} 缺失或被改动过`);
      return bytes;
    },
  };
};

/** Writes a draft and renames it, so that readers never see a partial file. */
export const writeWhole = async (root: string, target: string, bytes: Buffer): Promise<void> => {
  const draft = path.join(root, '.building', randomUUID());
  for (const at of [draft, target]) await mkdir(path.dirname(at), { recursive: true });
  try {
    await writeFile(draft, bytes);
    await rename(draft, target);
  } finally {
    await rm(draft, { force: true });
  }
};

const hashOf = ({ integrity }: Release, file: string): string | undefined =>
  Object.hasOwn(integrity, file) ? integrity[file] : compressedHash(integrity, file);

const compressedHash = (integrity: Release['integrity'], file: string): string | undefined => {
  const plain = file.replace(/\.br$/, '');
  return plain !== file && Object.hasOwn(integrity, plain) ? integrity[plain] : undefined;
};

const isContent = async (bytes: Buffer | null, file: string, hash: string): Promise<boolean> => {
  if (!bytes) return false;
  if (!file.endsWith('.br')) return hasIntegrity(bytes, hash);
  const plain = await decompress(bytes, { maxOutputLength: RELEASE_FILE_LIMIT }).catch(() => null);
  return plain !== null && hasIntegrity(plain, hash);
};

const markOf = async (file: string): Promise<string | null> => {
  const found = await stat(file, { bigint: true }).catch(nullWhereMissing);
  return found?.isFile() ? `${found.size}-${found.mtimeNs}-${found.ino}` : null;
};

/** Other errors (for example, too many open files) do not mean that the file is missing. */
const nullWhereMissing = (error: NodeJS.ErrnoException): null => {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null;
  throw error;
};

/** Null for a file above the limit, without reading it. */
const readAtMost = async (at: string): Promise<Buffer | null> => {
  const file = await open(at, 'r').catch(nullWhereMissing);
  if (!file) return null;
  try {
    return (await file.stat()).size > RELEASE_FILE_LIMIT ? null : await file.readFile();
  } finally {
    await file.close();
  }
};
