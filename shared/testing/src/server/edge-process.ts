/**
 * Entry point of a separate edge process: `tsx edge-process.ts`, configured by the environment like any edge; prints
 * its address. Its render workers run from source.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { systemClock } from '../../../../server/src/clock.ts';
import { renderWorkerFile } from '../../../../server/src/project.ts';
import { startServer } from '../../../../server/src/server.ts';
import { readSettings } from '../../../../server/src/settings.ts';
import { writeRenderWorker } from './edge-app.ts';

const root = mkdtempSync(path.join(tmpdir(), 'bee-edge-'));
writeRenderWorker(renderWorkerFile(root));

const settings = readSettings({ ...process.env, ROLE: 'edge', LOG_LEVEL: 'warn' }, root, () => '');
const server = await startServer({ settings: { ...settings, port: 0 }, root, clock: systemClock });
process.once('SIGTERM', () => {
  void server.close().then(() => {
    rmSync(root, { recursive: true, force: true });
    process.exit(0);
  });
});
