import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { ROOT } from '@bee/build/workspace';
import { secondsSince } from '../seconds-since.ts';
import { welcome } from './welcome.ts';

const POLL_INTERVAL_MS = 100;

/**
 * Runs the server in the foreground and exits with its exit code. The server has its own process group: a terminal
 * sends Ctrl-C to the whole group, and npm forwards it too, but the server must get it only once.
 */
export const runServer = async (since: number, nodeFlags: string[] = []): Promise<void> => {
  const port = process.env.PORT || '8080';
  if (await isReady(port)) throw new Error(`端口 ${port} 上已有一个站点在运行。请先停止它，或用 PORT 指定别的端口。`);
  const server = spawn(process.execPath, [...nodeFlags, 'server/dist/main.js'], {
    cwd: ROOT,
    env: { NODE_ENV: 'production', LOG_LEVEL: 'warn', ...process.env },
    stdio: 'inherit',
    detached: true,
  });
  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    server.kill('SIGTERM');
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, stop);
  const ended = new Promise<number>((resolve, reject) => {
    server.once('error', reject);
    server.once('exit', (code, signal) => resolve(code ?? 128 + (signal ? constants.signals[signal] : 0)));
  });
  announce(since, port, () => stopping || server.exitCode !== null);
  process.exit(await ended);
};

const announce = async (since: number, port: string, isOver: () => boolean): Promise<void> => {
  while (!isOver()) {
    if (await isReady(port)) {
      const address = process.env.PUBLIC_URL || `http://localhost:${port}`;
      const demo = { outbox: await hasDemo(port), accounts: process.env.SAMPLE_SIZE !== 'none' };
      console.log(welcome(address, secondsSince(since), demo));
      return;
    }
    await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL_MS));
  }
};

const isReady = (port: string) => answers(port, '/readyz');

/** The server decides whether demonstration mode is on; only then does the outbox exist. */
const hasDemo = (port: string) => answers(port, '/sandbox/outbox?format=json');

const answers = async (port: string, path: string): Promise<boolean> => {
  try {
    return (await fetch(`http://localhost:${port}${path}`)).ok;
  } catch {
    return false;
  }
};
