import { cpSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '@bee/build/workspace';
import { storeLocation } from '../release/store-location.ts';
import { outdated } from '../start/outdated.ts';

/**
 * Empties the data folder DATA_DIR of a site under test and creates a store in it, with copies of existing builds, so
 * that tests may change the composition. Removed when the process exits. @returns the folder
 */
export const openOwnStore = (): string => {
  const dataDir = path.resolve(ROOT, process.env.DATA_DIR ?? '.tmp/site');
  if (path.relative(path.join(ROOT, '.tmp'), dataDir).startsWith('..')) {
    throw new Error(`${dataDir} is not below .tmp: the site under test starts by removing its data folder`);
  }
  rmSync(dataDir, { recursive: true, force: true });
  mkdirSync(dataDir, { recursive: true });
  const built = storeLocation({});
  for (const [name, release] of Object.entries(existsSync(built) ? outdated(built).released : {})) {
    cpSync(path.join(built, name, release), path.join(dataDir, 'releases', name, release), { recursive: true });
  }
  process.on('exit', () => rmSync(dataDir, { recursive: true, force: true }));
  return dataDir;
};
