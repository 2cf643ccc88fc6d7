import path from 'node:path';
import { ROOT } from '@bee/build/workspace';

/** The release store of this installation: RELEASE_STORE, else below DATA_DIR. */
export const storeLocation = (env: NodeJS.ProcessEnv = process.env): string =>
  path.resolve(ROOT, env.RELEASE_STORE ?? path.join(env.DATA_DIR ?? '.data', 'releases'));
