import path from 'node:path';
import { openFolderBucket } from './folder-bucket.ts';
import { publishRelease } from './publish-release.ts';
import { AlreadyThere, type ReleaseBucket } from './release-bucket.ts';
import { openReleases } from './releases.ts';

/** Result for one release: `kept` if the store has it with other files, which are left unchanged. */
export type Published = { name: string; release: string; state: 'new' | 'there' | 'kept' };

/**
 * Copies every complete release of a folder (`<name>/<release>/…`) into a store. Existing releases are left unchanged.
 */
export const publishReleases = async (folder: string, bucket: ReleaseBucket): Promise<Published[]> => {
  const built = openFolderBucket(folder);
  const published: Published[] = [];
  for (const name of (await built.folders('')).filter((one) => !one.startsWith('.')))
    for (const release of await openReleases(built).ids(name)) {
      const state = await publishRelease(path.join(folder, name, release), name, release, bucket)
        .then((isNew) => (isNew ? ('new' as const) : ('there' as const)))
        .catch((error: unknown) => {
          if (error instanceof AlreadyThere) return 'kept' as const;
          throw error;
        });
      published.push({ name, release, state });
    }
  return published;
};
