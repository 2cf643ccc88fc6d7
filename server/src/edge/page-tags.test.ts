import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { siteInfoSchema } from '@bee/contracts/site-info';
import { signIn } from '@bee/testing/server/members';
import { openSmallStore } from '@bee/testing/server/small-releases';
import { post, review } from '@bee/testing/server/supply';
import { type Browser, startTestApp, type TestApp } from '@bee/testing/server/test-app';
import { putSmallRelease } from '@bee/testing/small-release';
import { systemClock } from '../clock.ts';
import { findProjectRoot } from '../project.ts';
import { readSettings } from '../settings.ts';
import { cacheRequests } from '../telemetry/cache-metrics.ts';
import { registerEdge } from './edge.ts';

const SECRET = 'a secret of this test run';
const SAME = { expires_at: '2026-03-14', desc: '成熟度八成，可视频看货。' };
const PAGES = ['/postings', '/news', '/filters', '/foods'];

/** Pages that show the answer of one operation, and how often each was rendered. */
const REMOTE = `
const renders = {};
const operations = {
  '/postings': ['vegetable/getSupplyDemandList', { page: 1, limit: 20 }],
  '/news': ['article/getNewsList', { page: 1, limit: 20 }],
  '/filters': ['vegetable/filterList', {}],
  '/foods': ['food/getSeason', {}],
};
exports.renderPage = async ({ pathname }, { transport, onLoaded }) => {
  const id = pathname.split('/')[2];
  const [operation, payload] = operations[pathname] ?? ['vegetable/getSupplyDemandDetail', { id }];
  const { status, body } = await transport({ method: 'POST', path: '/api/' + operation, payload, headers: {} });
  if (body.code !== 1) throw Object.assign(new Error(body.msg), { name: 'ApiError', code: body.code, status });
  onLoaded();
  renders[pathname] = (renders[pathname] ?? 0) + 1;
  const html = '<p>render ' + renders[pathname] + '</p><pre>' + JSON.stringify(body.data) + '</pre>';
  return { status: 200, html, head: null, data: null };
};`;

const folder = mkdtempSync(path.join(tmpdir(), 'bee-page-tags-'));
let test: TestApp;
let edge: Awaited<ReturnType<typeof registerEdge>>;
let url: string;
let owner: Browser;
let operator: Browser;

/** API and edge in one process, as in a small installation. */
beforeAll(async () => {
  const store = openSmallStore(path.join(folder, 'releases'));
  store.shell('1');
  const pages = [
    ...PAGES.map((page) => ({ id: page.slice(1), module: 'a', title: page, paths: [{ pattern: page }] })),
    { id: 'posting', module: 'a', title: '供需', paths: [{ pattern: '/posting/{id}' }] },
  ];
  const manifest = { pages, requires: { '@bee/platform': '*', '@bee/ui': '*' } };
  const files = { 'server.js': REMOTE, 'own.css': '' };
  putSmallRelease(store.folder, 'mf-a', '1', { files, initial: ['entry.js'], styles: { own: 'own.css' }, manifest });
  store.compose(1, { active: '1' }, { 'mf-a': { active: '1' } });
  const workerFile = path.join(folder, 'worker.cjs');
  const tsx = createRequire(import.meta.url).resolve('tsx/cjs');
  const source = path.join(findProjectRoot(), 'server/src/edge/render/render-worker.ts');
  writeFileSync(workerFile, `require(${JSON.stringify(tsx)});\nrequire(${JSON.stringify(source)});\n`);

  const env = { RELEASE_STORE: store.folder, INTERNAL_SECRET: SECRET };
  test = await startTestApp(env);
  const port = await freePort();
  url = `http://127.0.0.1:${port}`;
  const settings = readSettings({ LOG_LEVEL: 'silent', SAMPLE_SIZE: 'none', ...env }, folder, () => '');
  const site = siteInfoSchema.parse({});
  edge = await registerEdge(test.app, { settings, apiUrl: url, workerFile, clock: systemClock, site });
  await test.app.listen({ port, host: '127.0.0.1' });
  owner = await signIn(test);
  operator = await signIn(test, { operator: true });
});

afterAll(async () => {
  await edge?.close();
  await test?.close();
  rmSync(folder, { recursive: true, force: true });
});

const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });

/** A member's browser has the cookie of a session. */
const open = async (page: string, { at = url, member = false } = {}) => {
  const answer = await fetch(at + page, { headers: member ? { cookie: `token=${owner.token}` } : {} });
  const text = await answer.text();
  const [, render = '0'] = /<p>render (\d+)<\/p>/.exec(text) ?? [];
  const [, price = null] = /"price":([\d.]+)/.exec(text) ?? [];
  return { status: answer.status, render: Number(render), price: Number(price) };
};

type Opened = Awaited<ReturnType<typeof open>>;

/** Opens the page until it is new, for at most five seconds. @returns what was served before, and the new page */
const openUntil = async (isNew: (opened: Opened) => boolean, load: () => Promise<Opened>) => {
  const since = performance.now();
  const before: Opened[] = [];
  for (;;) {
    const opened = await load();
    if (isNew(opened)) return { before, opened };
    if (performance.now() - since > 5_000) throw new Error(`still old: ${JSON.stringify(opened)}`);
    before.push(opened);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
};

const addPosting = async (): Promise<string> => {
  const { id } = (await post(test, owner, SAME)).data as { id: string };
  await review(test, operator, id);
  return id;
};

const outcomes = async (): Promise<Record<string, number>> =>
  Object.fromEntries(
    (await cacheRequests.get()).values
      .filter(({ labels }) => labels.cache === 'documents')
      .map(({ labels, value }) => [String(labels.outcome), value]),
  );

describe('an edited supply posting', () => {
  it('renews exactly the pages that show it, and serves the old ones until then', async () => {
    const [edited, other] = [await addPosting(), await addPosting()];
    const shown = ['/postings', `/posting/${edited}`];
    const hidden = [`/posting/${other}`, '/news', '/filters', '/foods'];
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    const renders = new Map<string, number>();
    for (const page of [...shown, ...hidden]) renders.set(page, (await open(page)).render);
    for (const page of [...shown, ...hidden]) expect((await open(page)).render).toBe(renders.get(page));

    const { miss } = await outcomes();
    expect(await post(test, owner, { id: edited, ...SAME, price: 4.5 })).toMatchObject({ code: 1 });
    const { before, opened } = await openUntil(
      ({ price }) => price === 4.5,
      () => open(`/posting/${edited}`),
    );
    expect(opened.render).toBe((renders.get(`/posting/${edited}`) ?? 0) + 1);
    expect(new Set(before.map(({ price }) => price))).toEqual(new Set([3.2]));
    await open('/postings');
    await openUntil(
      ({ render }) => render === (renders.get('/postings') ?? 0) + 1,
      () => open('/postings'),
    );
    for (const page of hidden) expect((await open(page)).render).toBe(renders.get(page));
    expect((await outcomes()).miss).toBe(miss);
  }, 60_000);

  it('is seen by members in the first document after the change is known', async () => {
    const id = await addPosting();
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    await open(`/posting/${id}`, { member: true });
    const { stale } = await outcomes();
    await post(test, owner, { id, ...SAME, price: 5.5 });
    await openUntil(
      ({ price }) => price === 5.5,
      () => open(`/posting/${id}`, { member: true }),
    );
    expect((await outcomes()).stale).toBe(stale);
  }, 60_000);

  it('is never served once the edge knows that it is hidden', async () => {
    const id = await addPosting();
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    await open(`/posting/${id}`);
    const { stale } = await outcomes();
    await test.call('vegetable/supplyDemandStatusChange', { id, action: 'pause' }, owner);
    await openUntil(
      ({ status }) => status === 404,
      () => open(`/posting/${id}`),
    );
    expect((await outcomes()).stale).toBe(stale);
  }, 60_000);
});

describe('an edge in another process', () => {
  let other: ChildProcess;
  afterEach(async () => {
    other.kill('SIGTERM');
    await once(other, 'exit');
  });

  it('renews its pages as well, and still serves them after an edge was killed while it rendered', async () => {
    const id = await addPosting();
    const env = {
      HOST: '127.0.0.1',
      API_URL: url,
      INTERNAL_SECRET: SECRET,
      RELEASE_STORE: path.join(folder, 'releases'),
    };
    const start = async (): Promise<string> => {
      const script = path.join(findProjectRoot(), 'shared/testing/src/server/edge-process.ts');
      other = spawn(process.execPath, ['--import', 'tsx', script], {
        cwd: findProjectRoot(),
        env: { ...process.env, ...env },
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      for await (const text of other.stdout?.iterator({ destroyOnReturn: false }) ?? []) {
        const [, at] = /(http:\/\/[\d.]+:\d+)/.exec(String(text)) ?? [];
        other.stdout?.resume();
        if (at) return at;
      }
      throw new Error('the edge did not start');
    };
    let at = await start();
    const page = () => open(`/posting/${id}`, { at });
    expect((await page()).price).toBe(3.2);
    await post(test, owner, { id, ...SAME, price: 6.5 });
    await openUntil(({ price }) => price === 6.5, page);

    await post(test, owner, { id, ...SAME, price: 7.5 });
    void page().catch(() => undefined);
    other.kill('SIGKILL');
    await once(other, 'exit');
    at = await start();
    expect((await page()).price).toBe(7.5);
  }, 120_000);
});
