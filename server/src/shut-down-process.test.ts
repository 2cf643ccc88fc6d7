import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describeOnPostgres } from '@bee/testing/database';
import { type ApiProcess, startApiProcess } from '@bee/testing/server/api-process';
import { openTestDatabase } from '@bee/testing/server/test-database';
import { systemClock } from './clock.ts';
import { joinDatabase } from './db/connect.ts';
import { findRunning } from './db/embedded-lock.ts';
import { findProjectRoot } from './project.ts';
import { startServer } from './server.ts';
import { readSettings } from './settings.ts';

jest.setTimeout(180_000);

const LIMIT_MS = 10_000;

let folder: string;
let api: ApiProcess | null = null;

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'bee-stop-'));
});
afterEach(() => {
  api?.kill();
  rmSync(folder, { recursive: true, force: true });
});

/** A call that waits for the database; its result does not matter. */
const call = (url: string) =>
  fetch(`${url}/api/vegetable/vegList`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' })
    .then(({ status }) => status)
    .catch(() => 0);

it('SIGTERM ends the process and its embedded database within 10 s in the middle of a long statement', async () => {
  api = await startApiProcess(folder);
  const open = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() || entry.isDirectory())
    .filter((entry) => (statSync(path.join(entry.parentPath, entry.name)).mode & 0o077) !== 0);
  expect(open.map(({ name }) => name)).toEqual([]);
  const importing = await joinDatabase({ dataDir: folder });
  const hung = importing.pool.query('select pg_sleep(300)').catch(() => null);
  await sleep(500);
  const answer = call(api.url);
  const { ms } = await api.terminate();
  expect(ms).toBeLessThan(LIMIT_MS);
  expect(findRunning(folder)).toBeNull();
  await Promise.all([hung, answer, importing.close()]);
  // The folder must be free for the next process.
  api = await startApiProcess(folder);
  expect(await call(api.url)).toBe(200);
  expect(await api.terminate()).toMatchObject({ code: 0 });
});

/** SIGUSR2 causes an unhandled rejection in the process, SIGHUP an uncaught exception. */
const FAULTS = `data:text/javascript,${encodeURIComponent(`
  process.on('SIGUSR2', () => void Promise.reject(new Error('nobody waits for this')));
  process.on('SIGHUP', () => { throw undefined; });
`)}`;

const isReady = async ({ url }: ApiProcess) => (await fetch(`${url}/readyz`)).ok;
const faultsIn = ({ output }: ApiProcess) =>
  output()
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line));

it('an unhandled rejection is logged and drains the process, which a second fault does not cut short', async () => {
  api = await startApiProcess(folder, { NODE_OPTIONS: `--import ${FAULTS}`, DRAIN_DELAY_MS: '8000' });
  api.signal('SIGUSR2');
  while (await isReady(api)) await sleep(20);
  expect(await call(api.url)).toBe(200);
  api.signal('SIGHUP');
  while (faultsIn(api).length < 2) await sleep(20);
  expect(await call(api.url)).toBe(200);
  expect(await api.ended()).toBe(1);
  expect(faultsIn(api)).toMatchObject([
    { level: 60, msg: 'unhandledRejection', err: { message: 'nobody waits for this', stack: expect.any(String) } },
    { level: 60, msg: 'uncaughtException', err: { message: 'undefined' } },
  ]);
  expect(api.output().match(/正在停止/g)).toHaveLength(1);
  expect(findRunning(folder)).toBeNull();
});

it('a start that fails in the middle ends what it had started', async () => {
  const holder = createServer().listen(0, '127.0.0.1');
  await once(holder, 'listening');
  const { port } = holder.address() as AddressInfo;
  const given = { ROLE: 'api', PORT: String(port), DATA_DIR: folder, SAMPLE_SIZE: 'none', LOG_LEVEL: 'silent' };
  const env = { ...given, HOST: '127.0.0.1', INTERNAL_SECRET: 'a secret of this test run', BEE_DEMO: '0' };
  const settings = readSettings(env, folder, () => '');
  const log = jest.spyOn(console, 'log').mockImplementation(() => undefined);
  const starting = startServer({ settings, root: findProjectRoot(), clock: systemClock });
  await expect(starting).rejects.toThrow('EADDRINUSE');
  log.mockRestore();
  holder.close();
  expect(findRunning(folder)).toBeNull();
});

describeOnPostgres('on PostgreSQL', () => {
  it('SIGTERM ends the process within 10 s while statements wait for a lock', async () => {
    const database = await openTestDatabase();
    const url = new URL(process.env.TEST_DATABASE_URL ?? '');
    url.pathname = `/${(await database.pool.query('select current_database() as name')).rows[0].name}`;
    api = await startApiProcess(folder, {
      DATABASE_URL: url.href,
      DATABASE_LOCK_TIMEOUT_MS: '600000',
      DATABASE_STATEMENT_TIMEOUT_MS: '600000',
    });
    const holder = await database.pool.connect();
    await holder.query('begin');
    await holder.query('lock table price_series, installation, member');
    const answers = Array.from({ length: 12 }, () => call(api?.url ?? ''));
    await sleep(500);
    expect((await api.terminate()).ms).toBeLessThan(LIMIT_MS);
    await Promise.all(answers);
    await holder.query('rollback');
    holder.release();
    await database.close();
  });
});
