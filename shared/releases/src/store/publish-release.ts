import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { filesBelow } from './folder-files.ts';
import { AlreadyThere, type ReleaseBucket } from './release-bucket.ts';
import { openReleases, parseRelease } from './releases.ts';

const CONCURRENCY = 8;

/**
 * Copies a built release from its folder into a store. release.json is written last, so that the release appears
 * complete or not at all. An existing release with the same files is left unchanged.
 * @returns whether anything was written.
 * @throws AlreadyThere if the release exists with other files: published releases never change.
 */
export const publishRelease = async (
  folder: string,
  name: string,
  id: string,
  bucket: ReleaseBucket,
): Promise<boolean> => {
  const description = await readFile(path.join(folder, 'release.json'));
  const built = parseRelease(description, name, id);
  const key = `${name}/${id}/release.json`;
  const present = await openReleases(bucket).read(name, id);
  if (present) {
    // A rebuild of the same code differs only in its build time.
    if (isDeepStrictEqual(present.release.integrity, built.integrity)) return false;
    throw new AlreadyThere(key);
  }
  const files = filesBelow(folder).filter((file) => file !== 'release.json');
  for (let from = 0; from < files.length; from += CONCURRENCY)
    await Promise.all(
      files
        .slice(from, from + CONCURRENCY)
        .map(async (file) => bucket.write(`${name}/${id}/${file}`, await readFile(path.join(folder, file)))),
    );
  await bucket.write(key, description, { once: true });
  return true;
};
