import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { startSite } from '../start/start-site.ts';
import { openOwnStore } from './own-store.ts';

/** The site for the browser tests: a new database and store in DATA_DIR; mf-sanqi has a host of its own. */
const dataDir = openOwnStore();
// Browsers resolve *.localhost to this machine, so a remote's own host needs no DNS.
const ownHost = { host: 'sanqi.localhost', remote: 'mf-sanqi', start: '/home/sanqi/herbs', title: '三七专题' };
writeFileSync(path.join(dataDir, 'site.json'), JSON.stringify({ hosts: [ownHost] }));
await startSite(Date.now());
