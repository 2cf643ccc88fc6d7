import { type ChildProcess, spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '@bee/build/workspace';
import { storeLocation } from '../release/store-location.ts';

const START_LIMIT_MS = 120_000;
const POLL_INTERVAL_MS = 50;
/** Ticks per second in /proc/<pid>/stat, fixed at 100 on Linux. */
const TICKS = 100;

export type BenchSite = {
  url: string;
  readyMs: number;
  pid: number;
  residentMegabytes(): number;
  stop(): Promise<void>;
};

/** Starts the built server with the composition of the store and a data folder of its own. */
export const startBenchSite = async (
  dataDir: string,
  port: number,
  env: Record<string, string> = {},
): Promise<BenchSite> => {
  const since = performance.now();
  const server = spawn(process.execPath, ['server/dist/main.js'], {
    cwd: ROOT,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      LOG_LEVEL: 'warn',
      PORT: String(port),
      DATA_DIR: dataDir,
      RELEASE_STORE: storeLocation(),
      RATE_LIMIT: '1000000',
      // Requests come from many addresses and log in with demonstration accounts.
      TRUST_PROXY: '1',
      BEE_DEMO: '1',
      ...env,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const url = `http://127.0.0.1:${port}`;
  await untilReady(server, url);
  const pid = server.pid ?? 0;
  return {
    url,
    readyMs: performance.now() - since,
    pid,
    residentMegabytes: () => residentOf(pid),
    stop: () => stopProcess(server),
  };
};

export const stopProcess = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    if (child.exitCode !== null) return resolve();
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });

const untilReady = async (server: ChildProcess, url: string): Promise<void> => {
  const limit = performance.now() + START_LIMIT_MS;
  while (performance.now() < limit) {
    if (server.exitCode !== null) throw new Error(`The site ended with code ${server.exitCode}`);
    const answer = await fetch(`${url}/readyz`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL_MS));
  }
  await stopProcess(server);
  throw new Error(`${url} was not ready in ${START_LIMIT_MS / 1000} s`);
};

/** User and system time of a process with all its threads, in milliseconds. */
export const cpuOf = (pid: number): number => {
  const fields = statOf(pid);
  return ((Number(fields[11]) + Number(fields[12])) / TICKS) * 1000;
};

/** Memory of a process and its descendants. Shared pages count for each of them, so this is an upper bound. */
const residentOf = (pid: number): number => {
  const parents = new Map(
    readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .flatMap((name) => {
        try {
          return [[Number(name), Number(statOf(Number(name))[1])] as const];
        } catch {
          return []; // ended meanwhile
        }
      }),
  );
  const isBelow = (one: number): boolean => one === pid || (parents.has(one) && isBelow(parents.get(one) ?? 0));
  return [...parents.keys()].filter(isBelow).reduce((sum, one) => sum + residentKilobytes(one) / 1024, 0);
};

const residentKilobytes = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(path.join('/proc', String(pid), 'status'), 'utf8'))?.[1] ?? 0);

/** Fields from the third on; the second is the name, which may contain spaces. */
const statOf = (pid: number): string[] =>
  readFileSync(path.join('/proc', String(pid), 'stat'), 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ');
