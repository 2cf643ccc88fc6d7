import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { siteInfoSchema } from '@bee/contracts/site-info';
import { openSmallStore } from '@bee/testing/server/small-releases';
import { putSmallRelease } from '@bee/testing/small-release';
import type { FastifyInstance } from 'fastify';
import { systemClock } from '../clock.ts';
import { buildApp } from '../http/app.ts';
import { findProjectRoot } from '../project.ts';
import { readSettings } from '../settings.ts';
import { registerEdge } from './edge.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'bee-unavailable-'));
const store = openSmallStore(path.join(folder, 'releases'));

/** A remote whose page needs the API and fails as the platform's API client does. */
const REMOTE = `exports.renderPage = async (_address, { transport }) => {
  const { status, body } = await transport({ method: 'POST', path: '/api/article/detail', payload: {}, headers: {} });
  throw Object.assign(new Error('no data'), { name: 'ApiError', code: body ? body.code : 0, status });
};`;

let answer: (response: ServerResponse) => void;
let api: Server;
let app: FastifyInstance;
let edge: Awaited<ReturnType<typeof registerEdge>>;

beforeAll(async () => {
  store.shell('1');
  const manifest = {
    pages: [{ id: 'a', module: 'a', title: '甲' }],
    requires: { '@bee/platform': '*', '@bee/ui': '*' },
  };
  const files = { 'server.js': REMOTE, 'own.css': '' };
  putSmallRelease(store.folder, 'mf-a', '1', { files, initial: ['entry.js'], styles: { own: 'own.css' }, manifest });
  store.compose(1, { active: '1' }, { 'mf-a': { active: '1' } });
  const workerFile = path.join(folder, 'worker.cjs');
  const tsx = createRequire(import.meta.url).resolve('tsx/cjs');
  const source = path.join(findProjectRoot(), 'server/src/edge/render/render-worker.ts');
  writeFileSync(workerFile, `require(${JSON.stringify(tsx)});\nrequire(${JSON.stringify(source)});\n`);
  api = createServer((_request, response) => answer(response)).listen(0, '127.0.0.1');
  await once(api, 'listening');
  const apiUrl = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
  const settings = readSettings(
    {
      ROLE: 'edge',
      LOG_LEVEL: 'silent',
      API_URL: apiUrl,
      INTERNAL_SECRET: 'a secret of this test run',
      RELEASE_STORE: store.folder,
      DATA_DIR: folder,
    },
    folder,
    () => '',
  );
  app = await buildApp({ settings, composition: () => '1', isReady: () => true }, async () => undefined);
  const site = siteInfoSchema.parse({});
  edge = await registerEdge(app, { settings, apiUrl, workerFile, clock: systemClock, site });
});

afterAll(async () => {
  await app?.close();
  await edge?.close();
  api?.close();
  rmSync(folder, { recursive: true, force: true });
});

const envelope = (status: number) => (response: ServerResponse) =>
  response.writeHead(status).end(JSON.stringify({ code: status, success: false, msg: '暂时不可用', data: null }));

describe.each([
  ['has lost its database', envelope(503)],
  ['breaks the connection', (response: ServerResponse) => response.destroy()],
  ['is away behind its proxy', (response: ServerResponse) => response.writeHead(502).end('<h1>Bad Gateway</h1>')],
])('while the API %s', (_, unavailable) => {
  it.each(['/a', '/feeds/industry_news.xml', '/og/article/1.png'])(
    '%s answers 503 with a time to try again',
    async (url) => {
      const warn = jest.spyOn(app.log, 'warn');
      answer = unavailable;
      const { statusCode, headers } = await app.inject(url);
      expect(statusCode).toBe(503);
      expect(Number(headers['retry-after'])).toBeGreaterThan(0);
      expect(warn).not.toHaveBeenCalled();
      warn.mockRestore();
    },
  );
});

it('a page that the API refuses or fails to answer keeps its own status', async () => {
  answer = envelope(404);
  expect((await app.inject('/a')).statusCode).toBe(404);
  answer = envelope(500);
  expect((await app.inject('/a')).statusCode).toBe(200);
});
