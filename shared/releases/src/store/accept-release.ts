import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { ComposeRefused } from '../compose/refused.ts';
import { hasIntegrity } from './integrity.ts';
import type { ReleaseBucket } from './release-bucket.ts';
import { releaseSizes } from './release-sizes.ts';
import { openReleases, parseRelease, RELEASE_FILE_LIMIT } from './releases.ts';

const decompress = promisify(brotliDecompress);

/**
 * Makes an uploaded release of a remote visible, once its files are in the store and match their hashes. Its operations
 * and sizes are measured by the store and replace those of the uploaded
 * release.json.
 * @param known operations of the API
 * @throws ComposeRefused
 */
export const acceptRelease = async (
  bucket: ReleaseBucket,
  name: string,
  id: string,
  description: Buffer,
  known: ReadonlySet<string>,
): Promise<void> => {
  const folder = `${name}/${id}/`;
  const built = parsed(description, name, id);
  const uploaded = openReleases({
    ...bucket,
    read: async (key, limit) => (key === `${folder}release.json` ? description : bucket.read(key, limit)),
  });
  const damaged = await uploaded.damaged(name, id);
  if (damaged.length > 0) throw new ComposeRefused(damaged.join('\n'));
  const operations = (await uploaded.named(name, id)).filter((one) => known.has(one)).sort();
  const undescribed = operations.filter((one) => !built.schemas?.[one]);
  if (undescribed.length > 0)
    throw new ComposeRefused(`脚本里调用了 ${undescribed.join('、')}，release.json 的 schemas 却没有说明怎样调用`);
  const sent = new Map<string, number>();
  for (const [file, hash] of Object.entries(built.integrity))
    sent.set(file, await sentBytes(bucket, folder + file, hash));
  const sizes = releaseSizes(built, (file) => sent.get(file) ?? 0);
  const measured = JSON.stringify({ ...built, operations, sizes });
  await bucket.write(`${folder}release.json`, Buffer.from(`${measured}\n`), { once: true });
};

const parsed = (description: Buffer, name: string, id: string) => {
  try {
    return parseRelease(description, name, id);
  } catch (error) {
    throw new ComposeRefused((error as Error).message);
  }
};

/** Bytes that browsers receive: those of the brotli form, which must contain the same file. */
const sentBytes = async (bucket: ReleaseBucket, key: string, hash: string): Promise<number> => {
  const compressed = await bucket.read(`${key}.br`, RELEASE_FILE_LIMIT);
  if (!compressed) return (await bucket.read(key, RELEASE_FILE_LIMIT))?.length ?? 0;
  const plain = await decompress(compressed, { maxOutputLength: RELEASE_FILE_LIMIT }).catch(() => null);
  if (!plain || !hasIntegrity(plain, hash)) throw new ComposeRefused(`${key}.br 解压之后不是 ${key}`);
  return compressed.length;
};
