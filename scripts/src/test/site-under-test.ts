import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { startSite } from '../start/start-site.ts';
import { openOwnStore } from './own-store.ts';

/** The site that the browser tests visit: new data and a store of its own in DATA_DIR; mf-sanqi has a host of its own. */
const dataDir = openOwnStore();
// Browsers take every *.localhost for this machine, so that a remote's own host needs no name service.
const ownHost = { host: 'sanqi.localhost', remote: 'mf-sanqi', start: '/home/sanqi/herbs', title: '三七专题' };
writeFileSync(path.join(dataDir, 'site.json'), JSON.stringify({ hosts: [ownHost] }));
await startSite(Date.now());
