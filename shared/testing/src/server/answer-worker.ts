/**
 * Entry point of a process that answers questions and is killed by tests: `tsx answer-worker.ts <connection string>`;
 * prints its port.
 */
import type { AddressInfo } from 'node:net';
import { connectTo } from '../../../../server/src/db/connect.ts';
import type { Deps } from '../../../../server/src/deps.ts';
import { buildApp } from '../../../../server/src/http/app.ts';
import { serveModules } from '../../../../server/src/http/module-api.ts';
import { createOutgoing } from '../../../../server/src/http/outgoing.ts';
import { createViewerFinder } from '../../../../server/src/modules/identity/index.ts';
import { modules } from '../../../../server/src/modules.ts';
import { outgoingAddresses } from '../../../../server/src/outgoing-addresses.ts';
import { openFileStore } from '../../../../server/src/providers/storage/open-file-store.ts';
import { readSettings } from '../../../../server/src/settings.ts';

const database = connectTo({ connectionString: process.argv[2] ?? '', max: 10 });
const settings = readSettings(
  { ...process.env, LOG_LEVEL: 'silent', TRUST_PROXY: '1' },
  '/',
  () => 'a secret of this run',
);
const outgoing = createOutgoing(outgoingAddresses(settings));
const deps: Deps = {
  settings,
  db: database.db,
  replica: null,
  events: database.events,
  clock: { now: () => new Date() },
  outgoing,
  files: openFileStore(settings, outgoing),
  payments: new Map(),
  findViewer: createViewerFinder(database.db, settings),
  composition: () => 'none',
  isReady: () => true,
};
const app = await buildApp(deps, serveModules(deps, modules));
await app.listen({ port: 0, host: '127.0.0.1' });
process.once('SIGTERM', () => void app.close().then(() => process.exit(0)));
console.log((app.server.address() as AddressInfo).port);
