import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { siteInfoSchema } from '@bee/contracts/site-info';
import type { FastifyInstance } from 'fastify';
import { systemClock } from '../../../../server/src/clock.ts';
import { registerEdge } from '../../../../server/src/edge/edge.ts';
import { buildApp, type Site } from '../../../../server/src/http/app.ts';
import { findProjectRoot } from '../../../../server/src/project.ts';
import { readSettings } from '../../../../server/src/settings.ts';
import { openSmallStore } from './small-releases.ts';

type Options = {
  apiUrl: string;
  /** Server file of the remote whose only page is /a. */
  remote: string;
  /** Query keys of the page. */
  query?: string[];
  env?: Record<string, string>;
  site?: Partial<Site>;
  addApi?: (api: FastifyInstance) => Promise<void>;
};

/** An edge in this process, without a port, that shows one page. */
export const openEdgeApp = async ({ apiUrl, remote, query = [], env, site, addApi }: Options) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'bee-edge-app-'));
  const store = openSmallStore(path.join(folder, 'releases'));
  store.shell('1');
  store.remote('mf-a', '1', [{ id: 'a', module: 'a', title: '甲', query }], remote);
  store.compose(1, { active: '1' }, { 'mf-a': { active: '1' } });
  const workerFile = path.join(folder, 'worker.cjs');
  writeRenderWorker(workerFile);
  const settings = readSettings(
    {
      ROLE: 'edge',
      LOG_LEVEL: 'silent',
      API_URL: apiUrl,
      INTERNAL_SECRET: 'a secret of this test run',
      RELEASE_STORE: store.folder,
      DATA_DIR: folder,
      ...env,
    },
    folder,
    () => '',
  );
  const parts = { settings, composition: () => '1', isReady: () => true, ...site };
  const app = await buildApp(parts, addApi ?? (async () => undefined));
  const info = siteInfoSchema.parse({});
  const edge = await registerEdge(app, { settings, apiUrl, workerFile, clock: systemClock, site: info });
  const close = async () => {
    await app.close();
    await edge.close();
    rmSync(folder, { recursive: true, force: true });
  };
  return { app, close };
};

/** Entry point of render workers that run from source. */
export const writeRenderWorker = (file: string): void => {
  const source = path.join(findProjectRoot(), 'server/src/edge/render/render-worker.ts');
  const tsx = createRequire(import.meta.url).resolve('tsx/cjs');
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `require(${JSON.stringify(tsx)});\nrequire(${JSON.stringify(source)});\n`);
};
