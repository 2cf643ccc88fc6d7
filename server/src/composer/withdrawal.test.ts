import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { siteInfoSchema } from '@bee/contracts/site-info';
import type { Composer } from '@bee/releases/compose/composer';
import { openComposer } from '@bee/releases/compose/open-composer';
import { openBucket } from '@bee/releases/store/open-bucket';
import { openSmallStore } from '@bee/testing/server/small-releases';
import { startTestApp, type TestApp } from '@bee/testing/server/test-app';
import { registerEdge } from '../edge/edge.ts';
import { createOutgoing } from '../http/outgoing.ts';
import { findProjectRoot } from '../project.ts';
import { readSettings } from '../settings.ts';
import { startComposer } from './start-composer.ts';

const [A1, A2] = ['1.0.0-aaaaaaa1', '1.1.0-aaaaaaa2'];
const VISITORS = 60;
const LIMIT_MS = 60_000;

let folder: string;
let url: string;
let test: TestApp;
let composer: Composer;
let stop: () => Promise<void>;

const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer();
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

/** The render worker is usually a bundle; this test runs it from source. */
const workerOf = (): string => {
  const file = path.join(folder, 'render-worker.cjs');
  const source = path.join(findProjectRoot(), 'server/src/edge/render/render-worker.ts');
  const tsx = createRequire(import.meta.url).resolve('tsx/cjs');
  writeFileSync(file, `require(${JSON.stringify(tsx)});\nrequire(${JSON.stringify(source)});\n`);
  return file;
};

/** API, edge and composer with one store and one database. */
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'bee-withdrawal-'));
  const releases = path.join(folder, 'releases');
  mkdirSync(releases);
  const store = openSmallStore(releases);
  store.shell('1.0.0-sssssss1');
  for (const release of [A1, A2]) store.remote('mf-ai', release ?? '');
  composer = openComposer(openBucket({ kind: 'folder', folder: releases }), { gate: async () => [] });
  const by = { by: { kind: 'cli' as const, name: 'test' } };
  await composer.set({ shell: 'latest', 'mf-ai': A1 ?? '' }, by);
  await composer.canary('mf-ai', { release: A2 ?? '', percent: 50 }, by);

  const env = { RELEASE_STORE: releases, INTERNAL_SECRET: 'the secret of this whole path' };
  test = await startTestApp(env);
  const port = await freePort();
  url = `http://127.0.0.1:${port}`;
  const given = { LOG_LEVEL: 'silent', TRUST_PROXY: '1', SAMPLE_SIZE: 'none', PORT: String(port), ...env };
  const settings = readSettings(given, '/', () => '');
  const clock = { now: test.now };
  const edge = await registerEdge(test.app, {
    settings,
    apiUrl: url,
    workerFile: workerOf(),
    clock,
    site: siteInfoSchema.parse({}),
  });
  await test.app.listen({ port, host: '127.0.0.1' });
  const parts = { settings, db: test.database.db, events: test.database.events, clock, outgoing: createOutgoing([]) };
  const stopComposer = startComposer(parts, url, () => undefined);
  stop = async () => {
    await stopComposer();
    await edge.close();
  };
}, 120_000);

afterAll(async () => {
  await stop?.();
  await test?.close();
  rmSync(folder, { recursive: true, force: true });
});

type Visited = { release: string; cookie: string; ip: string };

/** Cookies after a document has reported the visit. */
const register = async (ip: string, cookie: string): Promise<string> => {
  const headers = { 'x-forwarded-for': ip, ...(cookie && { cookie }) };
  const answer = await fetch(`${url}/visits`, { method: 'POST', headers });
  const pairs = [...cookie.split('; '), ...answer.headers.getSetCookie().map((one) => one.split(';')[0] ?? '')];
  const kept = new Map(pairs.filter(Boolean).map((pair) => [pair.split('=')[0], pair]));
  return [...kept.values()].filter((pair) => !pair.endsWith('=')).join('; ');
};

/** A browser that was here before opens its next document. */
const open = async (ip: string, before = ''): Promise<Visited> => {
  const cookie = before || (await register(ip, ''));
  const answer = await fetch(`${url}/ai`, { headers: { 'x-forwarded-for': ip, cookie } });
  const [, release = ''] = /<p>mf-ai@([\w.-]+)<\/p>/.exec(await answer.text()) ?? [];
  return { release, cookie: await register(ip, cookie), ip };
};

/** Records that the shell sends: the page was entered and, for the broken release, failed to load. */
const report = async ({ release, cookie, ip }: Visited, broken: string) => {
  const params = { remote: 'mf-ai', release, composition: '2', phase: 'load', kind: 'script' };
  const actions = ['page_view_enter', ...(release === broken ? ['load_failure'] : [])];
  const records = actions.map((actionId) => ({ actionId, params, clientId: ip }));
  await fetch(`${url}/api/base/actionLog`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': ip, cookie },
    body: JSON.stringify({ records }),
  });
};

it('a canary that does not load is withdrawn within a minute, and its visitors get the release in service', async () => {
  const begun = Date.now();
  const visits: Visited[] = [];
  for (let visitor = 0; visitor < VISITORS; visitor++) visits.push(await open(`10.0.${visitor}.7`));
  const met = visits.filter(({ release }) => release === A2);
  expect(met.length).toBeGreaterThanOrEqual(VISITORS * 0.4);
  expect(met.length).toBeLessThanOrEqual(VISITORS * 0.6);
  for (const visit of visits) await report(visit, A2 ?? '');

  const isOver = async () => (await composer.show())?.remotes['mf-ai']?.canary === undefined;
  while (!(await isOver()) && Date.now() - begun < LIMIT_MS) await sleep(250);
  const withdrawn = await composer.show();
  expect(withdrawn?.remotes['mf-ai']).toMatchObject({ active: A1, withdrawn: [A2] });
  expect(withdrawn?.change).toMatchObject({ action: 'withdraw', by: { kind: 'auto' } });
  expect(withdrawn?.change?.reason).toMatch(/个失败（100 %，来自 \d+ 个网段）/);
  expect(Date.now() - begun).toBeLessThan(LIMIT_MS);

  await sleep(2000);
  for (const { ip, cookie } of met.slice(0, 5)) expect((await open(ip, cookie)).release).toBe(A1);
  const messages = async () => test.database.db.selectFrom('ops_message').select('title').orderBy('id').execute();
  for (let tries = 0; (await messages()).length < 2 && tries < 20; tries++) await sleep(250);
  expect((await messages()).map(({ title }) => title)).toEqual([
    expect.stringContaining('开始值守'),
    '自动撤下故障版本：mf-ai',
  ]);
}, 90_000);
