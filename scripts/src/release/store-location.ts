import { ROOT } from '@bee/build/workspace';
import { readStoreSettings, storeFolder } from '@bee/releases/store/store-settings';

/** Where releases are built: the release store of this installation, or its local copy when the store is a bucket. */
export const storeLocation = (env: NodeJS.ProcessEnv = process.env): string =>
  storeFolder(readStoreSettings(env, ROOT));
