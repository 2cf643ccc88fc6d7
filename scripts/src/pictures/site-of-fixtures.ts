import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { prepareSite } from '../start/prepare-site.ts';
import { runServer } from '../start/run-server.ts';
import { openOwnStore } from '../test/own-store.ts';
import { fixedClock } from './fixture-moment.ts';

/** The site for the pictures: only the rows of the fixtures, always at the same time. */
const since = Date.now();
openOwnStore();
await prepareSite();
// Processes started by the server take it from the environment, its workers from the flag.
const clock = fixedClock();
process.env.NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ''} --import ${clock}`.trim();
const loader = path.join(import.meta.dirname, 'load-fixtures.ts');
execFileSync(process.execPath, ['--import', 'tsx', loader], { stdio: 'inherit' });
await runServer(since, ['--import', clock]);
