import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ReleaseIds } from './outdated.ts';

/**
 * The last deployment in the store had these releases, so that there is nothing to compose. Loading the composer takes
 * longer than all else that prepares a later start; it decides where compositions are signed or kept in a bucket.
 */
export const isDeployed = (store: string, releases: ReleaseIds, env: NodeJS.ProcessEnv = process.env): boolean => {
  const { RELEASE_STORE = '', COMPOSITION_SIGNING_KEY, COMPOSITION_PUBLIC_KEY } = env;
  const file = path.join(store, 'composition.json');
  if (RELEASE_STORE.startsWith('s3://') || COMPOSITION_SIGNING_KEY || COMPOSITION_PUBLIC_KEY || !existsSync(file))
    return false;
  const { deployed } = JSON.parse(readFileSync(file, 'utf8')) as { deployed?: ReleaseIds };
  return Object.entries(releases).every(([name, release]) => deployed?.[name] === release);
};
