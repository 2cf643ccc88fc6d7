import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { compositionSchema } from '@bee/contracts/composition';
import { freePort } from './free-port.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const READY_LIMIT_MS = 400_000;

export type TestSite = {
  url: string;
  dataDir: string;
  store: string;
  /** Runs a script of this repository against the site: `run('compose', 'show')`. Returns what it prints. */
  run(script: string, ...args: string[]): string;
  stop(): Promise<void>;
};

/** `from`: another store to copy from. `env`: more settings of the server. */
type StartOptions = { sample: 'small' | 'none'; from?: string; env?: Record<string, string> };

/**
 * A whole site of its own: built server, empty data folder, a copy of the releases that are composed now.
 * Needs `npm start` or `npm test` to have built both.
 */
export const startSite = async (options: StartOptions): Promise<TestSite> => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'bee-site-'));
  if (options.sample === 'small') await copySample(dataDir, options);
  return startOn(dataDir, options);
};

/**
 * Loading the small sample takes most of the start. The first site of a run of browser tests loads it for all, in the
 * data folder of the run; those that start meanwhile wait for it.
 */
const copySample = async (dataDir: string, options: StartOptions): Promise<void> => {
  const { DATA_DIR } = process.env;
  if (!DATA_DIR || !existsSync(DATA_DIR)) return;
  const template = path.join(DATA_DIR, 'small-sample');
  const draft = `${template}.draft`;
  while (!existsSync(template)) {
    // Only one process creates the folder.
    if (mkdirSync(draft, { recursive: true })) await loadSample(draft, template, options);
    else await sleep(500);
  }
  cpSync(template, dataDir, { recursive: true });
};

const loadSample = async (draft: string, template: string, options: StartOptions): Promise<void> => {
  try {
    const site = await startOn(draft, { ...options, env: {} });
    await site.end();
    rmSync(site.store, { recursive: true });
    renameSync(draft, template);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    throw error;
  }
};

const startOn = async (dataDir: string, options: StartOptions): Promise<TestSite & { end(): Promise<void> }> => {
  const store = path.join(dataDir, 'releases');
  const source = options.from ?? process.env.RELEASE_STORE ?? path.join(ROOT, '.data/releases');
  copyComposed(source, store);
  const port = await freePort();
  const env = {
    ...process.env,
    PORT: String(port),
    DATA_DIR: dataDir,
    RELEASE_STORE: store,
    SAMPLE_SIZE: options.sample,
    LOG_LEVEL: 'warn',
    DATABASE_URL: '',
    ...options.env,
  };
  const server = spawn(process.execPath, [path.join(ROOT, 'server/dist/main.js')], {
    cwd: ROOT,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const url = `http://localhost:${port}`;
  const end = () => ended(server);
  const stop = async () => {
    await end();
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    await ready(url, server);
  } catch (error) {
    await stop();
    throw error;
  }
  const run = (script: string, ...args: string[]) => {
    const file = path.join(ROOT, 'scripts/src', `${script}.ts`);
    return execFileSync(path.join(ROOT, 'node_modules/.bin/tsx'), [file, ...args], {
      cwd: ROOT,
      env,
      encoding: 'utf8',
    });
  };
  return { url, dataDir, store, run, stop, end };
};

/** The composition that is active in a store, with the releases that it names. */
const copyComposed = (source: string, store: string) => {
  const composition = compositionSchema.parse(JSON.parse(readFileSync(path.join(source, 'composition.json'), 'utf8')));
  const entries = { shell: composition.shell, ...composition.remotes };
  const started = Object.fromEntries(Object.entries(entries).map(([name, { active }]) => [name, { active }]));
  for (const [name, { active }] of Object.entries(started)) {
    cpSync(path.join(source, name, active), path.join(store, name, active), { recursive: true });
  }
  const { shell, ...remotes } = started;
  const fresh = { sequence: 1, changed_at: composition.changed_at, shell, remotes };
  writeFileSync(path.join(store, 'composition.json'), JSON.stringify(fresh));
  writeFileSync(path.join(store, 'composition.history.ndjson'), `${JSON.stringify(fresh)}\n`);
};

const ready = async (url: string, server: ChildProcess): Promise<void> => {
  const until = Date.now() + READY_LIMIT_MS;
  while (Date.now() < until) {
    if (server.exitCode !== null) throw new Error(`The site ended with code ${server.exitCode} before it was ready`);
    const answer = await fetch(`${url}/readyz`).catch(() => null);
    if (answer?.status === 200) return;
    await sleep(200);
  }
  throw new Error(`The site was not ready after ${READY_LIMIT_MS} ms`);
};

const ended = (server: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    if (server.exitCode !== null || server.signalCode !== null) return resolve();
    server.once('exit', () => resolve());
    server.kill('SIGTERM');
  });
