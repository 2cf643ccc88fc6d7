import { createHash } from 'node:crypto';
import { type Release, releaseSchema } from '@bee/contracts/composition';
import { sha384 } from './folder-files.ts';
import { parseStored } from './parse-stored.ts';
import { type ReleaseBucket, TooLarge } from './release-bucket.ts';

/** Bounds of a release; what is larger is not read. */
export const RELEASE_JSON_LIMIT = 2 * 1024 * 1024;
export const RELEASE_FILE_LIMIT = 32 * 1024 * 1024;
const FILES_LIMIT = 2_000;

/** SHA-256 in hex, as compositions name a release.json by. */
export const digestOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

/**
 * What bytes say about a release.
 * @throws when they are not the description of this very release, or name more files than a release may have.
 */
export const parseRelease = (bytes: Buffer, name: string, id: string): Release => {
  const raw: unknown = JSON.parse(bytes.toString('utf8'));
  const release = parseStored(releaseSchema, raw, `${name}@${id} 的 release.json `);
  if (release.name !== name || release.release !== id)
    throw new Error(`${name}@${id} 的 release.json 写的是 ${release.name}@${release.release}`);
  if (Object.keys(release.integrity).length > FILES_LIMIT)
    throw new Error(`${name}@${id} 的文件多于 ${FILES_LIMIT} 个`);
  return release;
};

/** The releases of a store. */
export const openReleases = (bucket: ReleaseBucket) => {
  const read = async (name: string, id: string): Promise<{ release: Release; digest: string } | null> => {
    const bytes = await bucket.read(`${name}/${id}/release.json`, RELEASE_JSON_LIMIT);
    return bytes && { release: parseRelease(bytes, name, id), digest: digestOf(bytes) };
  };

  /** Complete releases of a remote or of the shell, in no order. */
  const ids = async (name: string): Promise<string[]> => {
    const found = await bucket.folders(`${name}/`);
    const complete = await Promise.all(
      found.map((id) => bucket.read(`${name}/${id}/release.json`, RELEASE_JSON_LIMIT).catch(nullIfTooLarge)),
    );
    return found.filter((_, index) => complete[index]);
  };

  /** Files of a release that are missing, were changed, or are not of it; sentences for operators. */
  const damaged = async (name: string, id: string): Promise<string[]> => {
    const found = await read(name, id);
    if (!found) return [`仓库里没有 ${name}@${id}`];
    const { integrity } = found.release;
    const folder = `${name}/${id}/`;
    const present = (await bucket.list(folder)).map(({ key }) => key.slice(folder.length));
    const problems: string[] = [];
    for (const [file, hash] of Object.entries(integrity)) {
      const bytes = await bucket.read(folder + file, RELEASE_FILE_LIMIT).catch(changedIfTooLarge);
      if (bytes === null) problems.push(`${name}@${id} 缺少文件 ${file}`);
      else if (sha384(bytes) !== hash) problems.push(`${name}@${id} 的文件 ${file} 被改动过`);
    }
    for (const file of present)
      if (file !== 'release.json' && !(file in integrity) && !(file.replace(/\.br$/, '') in integrity))
        problems.push(`${name}@${id} 多出文件 ${file}，它不属于这个发布`);
    return problems;
  };

  /** One file of a release, unchecked; null where there is none. */
  const file = (name: string, id: string, path: string): Promise<Buffer | null> =>
    bucket.read(`${name}/${id}/${path}`, RELEASE_FILE_LIMIT);

  return { ids, read, damaged, file };
};

const nullIfTooLarge = (error: unknown): null => {
  if (error instanceof TooLarge) return null;
  throw error;
};

/** Stands for bytes that no hash is of. */
const changedIfTooLarge = (error: unknown): string => {
  if (error instanceof TooLarge) return '';
  throw error;
};
