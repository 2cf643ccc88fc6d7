import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { isServerBuilt } from '@bee/build/inputs';
import { findProjectRoot } from '../../../../server/src/project.ts';
import { freePort } from '../free-port.ts';

export type ApiProcess = {
  url: string;
  output(): string;
  /** @returns exit code and duration */
  terminate(): Promise<{ code: number | null; ms: number }>;
  signal(name: NodeJS.Signals): void;
  /** @returns the exit code */
  ended(): Promise<number | null>;
  kill(): void;
};

/** Starts the program as a separate process: an API without sample data. */
export const startApiProcess = async (dataDir: string, env: Record<string, string> = {}): Promise<ApiProcess> => {
  const root = findProjectRoot();
  const port = await freePort();
  const child = spawn(process.execPath, programOf(root), {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      ROLE: 'api',
      PORT: String(port),
      DATA_DIR: dataDir,
      SAMPLE_SIZE: 'none',
      INTERNAL_SECRET: 'a secret of this test run',
      LOG_LEVEL: 'warn',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += String(text)));
  const url = `http://127.0.0.1:${port}`;
  await untilReady(child, `${url}/readyz`, () => output);
  const ended = async () => {
    if (child.exitCode === null) await once(child, 'exit');
    return child.exitCode;
  };
  return {
    url,
    output: () => output,
    terminate: async () => {
      const since = performance.now();
      child.kill('SIGTERM');
      return { code: await ended(), ms: performance.now() - since };
    },
    ended,
    signal: (name) => void child.kill(name),
    kill: () => child.kill('SIGKILL'),
  };
};

/** The bundle starts with a quarter of the processor time of the source, and serves while it is up to date. */
const programOf = (root: string): string[] => {
  if (isServerBuilt()) return [path.join(root, 'server/dist/main.js')];
  const tsx = pathToFileURL(createRequire(path.join(root, 'package.json')).resolve('tsx')).href;
  return ['--import', tsx, path.join(root, 'server/src/main.ts')];
};

const untilReady = async (child: ChildProcess, address: string, output: () => string): Promise<void> => {
  while (!(await fetch(address).catch(() => null))?.ok) {
    if (child.exitCode !== null) throw new Error(`the api did not start:\n${output()}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
};
