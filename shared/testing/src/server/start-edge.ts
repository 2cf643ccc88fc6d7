import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { findProjectRoot } from '../../../../server/src/project.ts';

export type EdgeProcess = { url: string; stop(): Promise<void> };

/** Starts an edge as a separate process. `env` names at least API_URL, INTERNAL_SECRET and RELEASE_STORE. */
export const startEdge = async (env: Record<string, string>): Promise<EdgeProcess> => {
  const script = path.join(findProjectRoot(), 'shared/testing/src/server/edge-process.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', script], {
    cwd: findProjectRoot(),
    env: { ...process.env, HOST: '127.0.0.1', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGTERM');
    await once(child, 'exit');
  };
  // The pipe must stay open: a process that cannot write its next line ends.
  for await (const text of child.stdout.iterator({ destroyOnReturn: false })) {
    const [, url] = /(http:\/\/[\d.]+:\d+)/.exec(String(text)) ?? [];
    if (!url) continue;
    child.stdout.resume();
    return { url, stop };
  }
  throw new Error('the edge did not start');
};
