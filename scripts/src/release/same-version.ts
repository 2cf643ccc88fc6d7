import { ROOT } from '@bee/build/workspace';
import { openBucket } from '@bee/releases/store/open-bucket';
import { openReleases } from '@bee/releases/store/releases';
import { readStoreSettings } from '@bee/releases/store/store-settings';

/** Other builds of a release's version in the store, by id: only their hashes differ. */
export const sameVersion = async (name: string, release: string): Promise<string[]> => {
  const ids = await openReleases(openBucket(readStoreSettings(process.env, ROOT))).ids(name);
  return ids.filter((id) => id !== release && versionOf(id) === versionOf(release)).sort();
};

const versionOf = (id: string) => id.replace(/-[0-9a-f]{8}$/, '');
