/**
 * Entry point of a separate edge process: `tsx edge-process.ts`, configured by the environment like any edge; prints
 * its address. Its render workers run from source.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { systemClock } from '../../../../server/src/clock.ts';
import { findProjectRoot, renderWorkerFile } from '../../../../server/src/project.ts';
import { startServer } from '../../../../server/src/server.ts';
import { readSettings } from '../../../../server/src/settings.ts';

const root = mkdtempSync(path.join(tmpdir(), 'bee-edge-'));
const worker = renderWorkerFile(root);
const source = path.join(findProjectRoot(), 'server/src/edge/render/render-worker.ts');
mkdirSync(path.dirname(worker), { recursive: true });
const tsx = createRequire(import.meta.url).resolve('tsx/cjs');
writeFileSync(worker, `require(${JSON.stringify(tsx)});\nrequire(${JSON.stringify(source)});\n`);

const settings = readSettings({ ...process.env, ROLE: 'edge', LOG_LEVEL: 'warn' }, root, () => '');
const server = await startServer({ settings: { ...settings, port: 0 }, root, clock: systemClock });
process.once('SIGTERM', () => {
  void server.close().then(() => {
    rmSync(root, { recursive: true, force: true });
    process.exit(0);
  });
});
