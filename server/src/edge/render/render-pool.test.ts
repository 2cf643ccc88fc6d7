import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Registry } from 'prom-client';
import type { WorkerFiles } from './render-message.ts';
import { measureRenders } from './render-metrics.ts';
import { ApiUnavailable, createRenderPool, type RenderPool, RenderRejected } from './render-pool.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'bee-pool-'));
const file = path.join(folder, 'worker.cjs');
let pool: RenderPool;
let data: WorkerFiles;
let pauses: boolean[] = [];

const open = (metrics: Registry, maxWorkers = 1): RenderPool =>
  createRenderPool({
    file,
    data,
    maxWorkers,
    meter: measureRenders(metrics)('mf-one'),
    sign: () => '',
    report: () => undefined,
    onPause: (isPaused) => pauses.push(isPaused),
  });

/** Answers jobs according to their path. */
const WORKER = `
const { parentPort } = require('node:worker_threads');
let jobs = 0;
parentPort.on('message', ({ id, job }) => {
  jobs += 1;
  if (job.pathname === '/throw') return parentPort.postMessage({ id, event: 'failed', message: 'it threw' });
  if (job.pathname === '/refuse') return parentPort.postMessage({ id, event: 'refused', message: '编号过长' });
  if (job.pathname === '/unavailable') return parentPort.postMessage({ id, event: 'unavailable', message: '暂时不可用' });
  if (job.pathname === '/exit') process.exit(3);
  if (job.pathname === '/slow-load') return setTimeout(() => parentPort.postMessage({ id, event: 'done', result: {} }), 1000);
  parentPort.postMessage({ id, event: 'loaded' });
  if (job.pathname === '/endless') for (;;);
  if (job.pathname === '/leak') for (const kept = []; ; ) kept.push(new Array(2 ** 22).fill(0.5));
  if (job.pathname === '/pause') return setTimeout(() => parentPort.postMessage({ id, event: 'done', result: { jobs } }), 200);
  if (job.pathname === '/slow') for (const until = Date.now() + 700; Date.now() < until; );
  parentPort.postMessage({ id, event: 'done', result: { jobs, secret: process.env.BEE_SECRET ?? null } });
});`;

beforeAll(() => {
  writeFileSync(file, WORKER);
  process.env.BEE_SECRET = 'not for workers';
  data = {
    shell: { file: '', integrity: '' },
    composition: { id: '1', shell: { release: '', doors: {} }, remotes: {} },
    apiUrl: '',
  };
  pool = open(new Registry());
});

afterAll(() => {
  pool.close();
  rmSync(folder, { recursive: true });
});

const render = async (pathname: string) =>
  (await pool.render({ kind: 'page', pathname, search: '', viewer: 'visitor' })).result;

it('counts renders by outcome, and workers by state and end', async () => {
  const metrics = new Registry();
  const own = open(metrics);
  const job = { kind: 'page', search: '', viewer: 'visitor', requestId: 'test' } as const;
  const ended = (pathname: string) => own.render({ ...job, pathname }).catch(() => undefined);
  const slow = ended('/slow-load');
  const meanwhile = await metrics.metrics();
  expect(meanwhile).toContain('bee_render_pending{remote="mf-one"} 1');
  expect(meanwhile).toContain('bee_render_workers{remote="mf-one",state="busy"} 1');
  await slow;
  for (const pathname of ['/', '/refuse', '/throw', '/exit']) await ended(pathname);
  await ended('/');
  const shown = await metrics.metrics();
  const count = (name: string, label: string) =>
    Number(new RegExp(`^${name}\\{remote="mf-one",\\w+="${label}"\\} (\\d+)`, 'm').exec(shown)?.[1] ?? 0);
  const renders = ['done', 'refused', 'failed', 'crashed'].map((outcome) => count('bee_render_seconds_count', outcome));
  expect(renders).toEqual([3, 1, 1, 1]);
  const ends = ['recycled', 'crashed', 'timeout'].map((end) => count('bee_render_worker_ends_total', end));
  expect(ends).toEqual([1, 1, 0]);
  expect([count('bee_render_workers', 'idle'), count('bee_render_workers', 'busy')]).toEqual([1, 0]);
  expect(shown).toContain('bee_render_pending{remote="mf-one"} 0');
  own.close();
});

it('keeps a worker over good renders and gives it no environment', async () => {
  expect(await render('/')).toEqual({ jobs: 1, secret: null });
  expect(await render('/')).toEqual({ jobs: 2, secret: null });
});

it('keeps the worker where the API refuses what an address asks for', async () => {
  await expect(render('/refuse')).rejects.toThrow(RenderRejected);
  expect(await render('/')).toEqual({ jobs: 4, secret: null });
});

it('keeps the worker while the API is unavailable', async () => {
  await expect(render('/unavailable')).rejects.toThrow(ApiUnavailable);
  expect(await render('/')).toEqual({ jobs: 6, secret: null });
});

it.each([
  ['/throw', 'it threw'],
  ['/exit', 'ended with 3'],
  ['/endless', 'rendering took longer than 500 ms'],
  ['/leak', /memory limit|took longer than 500 ms/],
])('replaces the worker after %s', async (pathname, message) => {
  await expect(render(pathname)).rejects.toThrow(message);
  expect(await render('/')).toEqual({ jobs: 1, secret: null });
});

it('keeps a worker that was in time while this process was blocked', async () => {
  await render('/');
  const paused = render('/pause');
  await new Promise((resolve) => setTimeout(() => setImmediate(resolve), 100));
  // After setImmediate the event loop runs timers before it receives messages.
  for (const until = performance.now() + 700; performance.now() < until; );
  expect(await paused).toEqual({ jobs: 3 });
});

it('gives the next jobs a new worker after a failed render, while the old one finishes its own', async () => {
  await render('/');
  const jobs = [render('/slow-load'), render('/throw'), render('/slow-load')];
  await expect(jobs[1]).rejects.toThrow('it threw');
  expect(await render('/')).toEqual({ jobs: 1, secret: null });
  expect(await Promise.all([jobs[0], jobs[2]])).toHaveLength(2);
});

it('gives a worker time to warm up, and whatever waits with its first job', async () => {
  await expect(render('/throw')).rejects.toThrow('it threw');
  expect(await Promise.all([render('/slow'), render('/slow')])).toMatchObject([{ jobs: 1 }, { jobs: 2 }]);
  await expect(render('/slow')).rejects.toThrow('rendering took longer than 500 ms');
});

it('starts another worker while all are busy, as long as there may be more', async () => {
  const metrics = new Registry();
  const own = open(metrics, 2);
  const busy = async () =>
    Number(/bee_render_workers\{remote="mf-one",state="busy"\} (\d+)/.exec(await metrics.metrics())?.[1]);
  const slow = { kind: 'page', pathname: '/slow-load', search: '', viewer: 'visitor' } as const;
  const few = Array.from({ length: 8 }, () => own.render(slow));
  expect(await busy()).toBe(1);
  const more = Array.from({ length: 30 }, () => own.render(slow));
  expect(await busy()).toBe(2);
  expect(await Promise.all([...few, ...more])).toHaveLength(38);
  own.close();
});

it('does not call a release whose renders time out again and again', async () => {
  const metrics = new Registry();
  const own = open(metrics);
  pauses = [];
  const job = (pathname: string) => ({ kind: 'page', pathname, search: '', viewer: 'visitor' }) as const;
  for (let times = 0; times < 3; times += 1) await expect(own.render(job('/endless'))).rejects.toThrow('took longer');
  const since = performance.now();
  await expect(own.render(job('/'))).rejects.toThrow('not called for a while');
  expect(performance.now() - since).toBeLessThan(100);
  expect(await metrics.metrics()).toContain('outcome="failed"} 1');
  expect(pauses).toEqual([true]);
  own.close();
  expect(pauses).toEqual([true, false]);
});

it('gives up a render at once while too many wait', async () => {
  const own = open(new Registry());
  const slow = { kind: 'page', pathname: '/slow-load', search: '', viewer: 'visitor' } as const;
  const waiting = Array.from({ length: 564 }, () => own.render(slow).catch((error: Error) => error.message));
  const since = performance.now();
  await expect(own.render(slow)).rejects.toThrow('too many renders wait');
  expect(performance.now() - since).toBeLessThan(500);
  own.close();
  expect(new Set(await Promise.all(waiting))).toEqual(new Set(['closed']));
});
