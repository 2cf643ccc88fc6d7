import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '@bee/build/workspace';
import { storeLocation } from '../release/store-location.ts';
import { outdated } from '../start/outdated.ts';
import { startSite } from '../start/start-site.ts';

/**
 * The site that the browser tests visit: new data in DATA_DIR, and a store of its own there, with copies of what is
 * built already, so that tests may change the composition; mf-sanqi has a host of its own. All is gone when it ends.
 */
const dataDir = path.resolve(ROOT, process.env.DATA_DIR ?? '.tmp/site');
if (path.relative(path.join(ROOT, '.tmp'), dataDir).startsWith('..')) {
  throw new Error(`${dataDir} is not below .tmp: the site under test starts by removing its data folder`);
}
rmSync(dataDir, { recursive: true, force: true });
const built = storeLocation({});
for (const [name, release] of Object.entries(existsSync(built) ? outdated(built).released : {})) {
  cpSync(path.join(built, name, release), path.join(dataDir, 'releases', name, release), { recursive: true });
}
// Browsers take every *.localhost for this machine, so that a remote's own host needs no name service.
const ownHost = { host: 'sanqi.localhost', remote: 'mf-sanqi', start: '/home/sanqi/herbs', title: '三七专题' };
mkdirSync(dataDir, { recursive: true });
writeFileSync(path.join(dataDir, 'site.json'), JSON.stringify({ hosts: [ownHost] }));
process.on('exit', () => rmSync(dataDir, { recursive: true, force: true }));
await startSite(Date.now());
